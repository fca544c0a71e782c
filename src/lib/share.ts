import { t } from '@lingui/core/macro';
/**
 * Shares an address by the device's own dialog, or else copies it. Resolves to the status message; empty if the device has shown it itself.
 * Never rejects. Call it from a press.
 */
export async function share(titre: string, url: string): Promise<string> {
  if ('share' in navigator) {
    // Closing the device's own sheet rejects too: that is an answer, not a failure.
    await navigator.share({ title: titre, url }).catch(() => undefined);
    return '';
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return t`L’adresse est copiée\u00A0: collez-la dans un message.`;
  } catch {
    return t`Voici l’adresse à partager\u00A0: ${url}`;
  }
}

/**
 * Shares a text by the device's own dialog, or else copies it. Resolves to the status message; empty if the device has shown it itself.
 * Never rejects. Call it from a press.
 */
export async function shareText(titre: string, text: string): Promise<string> {
  if (!('share' in navigator)) return copyText(text);
  // Closing the device's own sheet rejects too: that is an answer, not a failure.
  await navigator.share({ title: titre, text }).catch(() => undefined);
  return '';
}

/** Copies a text. Resolves to the status message. Never rejects. Call it from a press. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return t`C’est copié\u00A0: collez-le dans un message.`;
  } catch {
    return t`Ce navigateur ne copie pas\u00A0: choisissez le texte et copiez-le.`;
  }
}
