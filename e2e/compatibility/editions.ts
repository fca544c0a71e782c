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

type LiveFixture = {
  animations?: Record<string, object>;
  equipes?: Record<string, Record<string, object>>;
};

/**
 * What is read for 30 days after its last word, whatever the day of the test: the times of teams and events of the live data,
 * by their paths, brought to `now` (epoch milliseconds).
 */
export function freshTimes(live: unknown, now: number): Record<string, number> {
  const { animations = {}, equipes = {} } = live as LiveFixture;
  const events = Object.keys(animations).map((id) => `animations/${id}/evenement/at`);
  const rows = Object.entries(equipes).flatMap(([jeton, team]) =>
    Object.keys(team).map((appareil) => `equipes/${jeton}/${appareil}/at`),
  );
  return Object.fromEntries([...events, ...rows].map((place) => [place, now]));
}
