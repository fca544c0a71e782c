import { participationOf } from '@/domain/animation/animation.ts';
import type { Participation } from '@/domain/animation/groupe.ts';
import { readCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { rangOf } from '@/domain/equipe/equipe.ts';
import { newMembre, type Appareil } from '@/domain/equipe/membre.ts';
import { beginPartie, partieIdSchema, type Partie } from '@/domain/partie/partie.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readEvenement } from '../animation/animation-repository.ts';
import { readKeptQuete } from '../partie/kept-quetes.ts';
import { partieStore } from '../partie/partie-store.ts';
import { readPlayChoices } from '../partie/play-choices.ts';
import { readQueteVersion } from '../quete/quete-repository.ts';
import {
  createEquipe,
  readCode,
  renewCode,
  takePlace,
  type CodeEquipe,
} from './equipe-repository.ts';
import { keepEquipe, readEquipe, readPartieOf } from './equipe-store.ts';

/** How joining ended: the quête whose team was joined, or why not. */
export type Joining =
  | { type: 'entree'; queteId: QueteId }
  /** What was typed is no code. */
  | { type: 'illisible' }
  /** Twelve phones play already. */
  | { type: 'complete' }
  /** The event of this group is over. */
  | { type: 'finie' };

function freshPartieId() {
  return partieIdSchema.parse(crypto.randomUUID().replaceAll('-', ''));
}

async function queteOfVersion(queteId: QueteId, version: number): Promise<Quete> {
  const kept = await readKeptQuete(queteId);
  return kept?.version === version ? kept : readQueteVersion(queteId, version);
}

/** Makes a team around the party that is played here, which leads it. Throws what `createEquipe` throws. */
export async function openEquipe(
  quete: Quete,
  partie: Partie,
  prenom: string,
): Promise<void> {
  const membreOf = (jeton: string) =>
    newMembre({ jeton, appareil: 'a', prenom: prenom.trim() }, true);
  const { jeton, ...drawn } = await createEquipe(quete, (made) =>
    rangOf({ partie, membre: membreOf(made) }, quete.contenu),
  );
  keepEquipe(partie.id, { membre: membreOf(jeton), ...drawn });
}

/** Gives the team of a party another code. Throws what `renewCode` throws. */
export async function renewEquipe(quete: Quete, partieId: Partie['id']): Promise<void> {
  const jeton = readEquipe(partieId)?.membre.jeton;
  if (jeton === undefined) return;
  const drawn = await renewCode(quete, jeton);
  const equipe = readEquipe(partieId);
  if (equipe !== null) keepEquipe(partieId, { ...equipe, ...drawn });
}

/** The event that a code leads to, with the étape its group begins at; null where it leads to a team alone. */
async function readEvent({
  animation,
  groupe,
}: CodeEquipe): Promise<{ participation: Participation; premiere: number } | null> {
  if (animation === undefined || groupe === undefined) return null;
  const evenement = await readEvenement(animation);
  return {
    participation: participationOf(animation, groupe, evenement),
    premiere: evenement.premieres[groupe] ?? 0,
  };
}

/** Back in a team that this phone never left: its party is the last one played again. */
async function resume(jeton: string): Promise<boolean> {
  const id = partieIdSchema.safeParse(readPartieOf(jeton));
  if (!id.success) return false;
  const store = await partieStore();
  if ((await store.read(id.data)) === null) return false;
  await store.change(id.data, (kept) => ({ ...kept }));
  return true;
}

/**
 * Joins the team of a code as it was typed: a party of its own begins here on the version that is played, and is the last one
 * played of its quête. The one there was stays where it stood. Throws what `readCode` and `takePlace` throw.
 */
export async function joinEquipe(typed: string, prenom: string): Promise<Joining> {
  const codeEquipe = readCodeEquipe(typed);
  if (codeEquipe === null) return { type: 'illisible' };
  const code = await readCode(codeEquipe);
  const { jeton, queteId, version, expireAt } = code;
  if (await resume(jeton)) return { type: 'entree', queteId };
  const event = await readEvent(code);
  if (event?.participation.etat === 'fini') return { type: 'finie' };
  const quete = await queteOfVersion(queteId, version).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
    throw new Error('The team plays a quête that was withdrawn.', { cause: error });
  });
  const { adaptations } = readPlayChoices();
  const begun = beginPartie(quete, freshPartieId(), Date.now(), adaptations);
  const partie: Partie = { ...begun, premiere: event?.premiere ?? 0 };
  const membreAt = (appareil: Appareil) =>
    newMembre({ jeton, appareil, prenom: prenom.trim() }, false);
  const appareil = await takePlace(jeton, (place) =>
    rangOf({ partie, membre: membreAt(place) }, quete.contenu),
  );
  if (appareil === null) return { type: 'complete' };
  const membre = membreAt(appareil);
  const participation = event?.participation;
  keepEquipe(partie.id, { membre, codeEquipe, expireAt, participation });
  const store = await partieStore();
  await store.begin(quete, partie);
  // Until it is known who leads, this phone proves nothing.
  await store.change(partie.id, (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, ailleurs: true },
  }));
  return { type: 'entree', queteId };
}
