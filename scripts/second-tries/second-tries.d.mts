interface Report {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}
export function secondTries(report: Report): string[];
export function judgeSecondTries(names: string[]): { line: string; areTooMany: boolean };
