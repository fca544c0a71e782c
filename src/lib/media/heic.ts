import { t } from '@lingui/core/macro';

/** True if a file is an iPhone photo: by its type, or by its name if the system does not know the type. */
export function isHeic(file: Blob): boolean {
  const name = file instanceof File ? file.name : '';
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name);
}

/** Why such a photo is refused, and the remedy. Safari reads it; the other browsers do not. */
export function heicText(): string {
  return t`Ce navigateur ne lit pas les photos HEIC des iPhone. Prenez Safari, ou des photos JPEG\u00A0: Réglages, Appareil photo, Formats, «\u00A0Le plus compatible\u00A0».`;
}
