import path from 'node:path';

/** Where the fixtures lie: a folder an edition, named by its month. */
const folder = import.meta.dirname;

export const editionFolder = (edition: string) => path.join(folder, edition);

/** What the codes of an edition say: texts that people have on paper, on another screen, or in a message. */
export type FixtureCodes = {
  /** When it was taken, epoch milliseconds. */
  takenAt: number;
  /** The QR code of « Continuer sur un autre téléphone », and the code that is typed instead. */
  passage: { url: string; code: string };
  /** The QR codes of the printed plates. */
  plaques: string[];
  /** Links that were sent: to share a parcours, to answer for a commune, to read a conversation, to go round a quête. */
  links: { invitation: string; commune: string; conversation: string; tournee: string };
};
