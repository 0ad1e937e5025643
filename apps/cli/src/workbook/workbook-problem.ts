/** A workbook that rows are not put into: why, for its owner. Nothing was changed. */
export class WorkbookProblem extends Error {}
