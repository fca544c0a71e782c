/** True if the device can pass a file of this kind to another application. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands a file to another application by the device's own way. Never rejects. Call it from a press. */
export async function shareFile(file: File, titre: string): Promise<void> {
  // Closing the device's own sheet rejects too: that is an answer, not a failure.
  await navigator.share({ files: [file], title: titre }).catch(() => undefined);
}
