import { t } from '@lingui/core/macro';

/** Whether a file is a photo as iPhones write them: by its type, or by its name where the system knows no such type. */
export function isHeic(file: Blob): boolean {
  const name = file instanceof File ? file.name : '';
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name);
}

/** Why such a photo is refused, and what to do. Safari reads it; the other browsers do not. */
export function heicText(): string {
  return t`Ce navigateur ne lit pas les photos HEIC des iPhone. Prenez Safari, ou des photos JPEG\u00A0: Réglages, Appareil photo, Formats, «\u00A0Le plus compatible\u00A0».`;
}
