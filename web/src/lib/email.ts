const EMAIL =
  /^[^\s@<>"(),;:\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;
const EMAIL_MAX_LENGTH = 254;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text);
}
