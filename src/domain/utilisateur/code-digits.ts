/** The digits of a code as typed or pasted: spaces and dashes that mails and telephones put in it are left out. Pure. */
export function codeDigits(text: string): string {
  return text.replace(/[\s\u00A0\u202F.-]/g, '');
}

/** Whether a text is a whole code. Pure. */
export function isWholeCode(text: string): boolean {
  return /^\d{6}$/.test(codeDigits(text));
}
