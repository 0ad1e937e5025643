/** Why a backup cannot be made or restored, in words for the operator. */
export class BackupProblem extends Error {}
