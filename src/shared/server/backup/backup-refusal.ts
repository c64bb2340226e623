/** Why a backup or a restore is refused; the message is one line to show. Nothing has been changed. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
