/** Why a backup or a restore is not done; the message is the one line to show. Nothing has been changed. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
