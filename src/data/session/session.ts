/**
 * Who is in front of the screen.
 * `inconnue`: not known yet, the SDK is still reading the device.
 */
export type Session =
  | { statut: 'inconnue' }
  | { statut: 'absente' }
  | { statut: 'anonyme'; uid: string }
  | { statut: 'compte'; uid: string; email: string; nom: string; admin: boolean };
