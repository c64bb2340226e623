/** What the supervisor has to know of the program that it runs a database for. */
export interface Installation {
  /**
   * The name of the database and of its role. Server processes, and directories outside of the data directory, begin
   * with it. Lower-case letters and digits; the data of an installation is found by it, so it never changes.
   */
  readonly name: string;
  /** The oldest major version of PostgreSQL that will do. */
  readonly oldestVersion: number;
  /** What messages call `dataDir`, for example DATA_DIR. */
  readonly dataDirSetting: string;
  /** What messages call `binDir`. */
  readonly binDirSetting: string;
  /** What to do if no server binaries fit this machine; the end of such a message. */
  readonly otherWays: string;
  /** What to do with a database that another major version has made; the end of such a message. */
  readonly otherMajor: string;
}
