/** What makes two spellings one address: no mail provider people use tells capitals apart. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
