import { participationOf } from '@/domain/animation/animation.ts';
import type { Participation } from '@/domain/animation/groupe.ts';
import { readCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { rangOf } from '@/domain/equipe/equipe.ts';
import { newMembre, type Appareil } from '@/domain/equipe/membre.ts';
import {
  beginPartie,
  partieIdSchema,
  type Partie,
  type PartieId,
} from '@/domain/partie/partie.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { animationRepository } from '../animation/animation-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { partieStore } from '../partie/partie-store.ts';
import { readPlayChoices } from '../partie/play-choices.ts';
import { queteOfVersion } from '../partie/take-passage.ts';
import { equipeRepository, type CodeEquipe } from './equipe-repository.ts';
import { keepEquipe, readEquipe, readPartieOf } from './equipe-store.ts';

/** Result of joining: the quête of the team, or the failure. */
export type Joining =
  | { type: 'entree'; queteId: QueteId }
  /** The text is not a code. */
  | { type: 'illisible' }
  /** Twelve phones play already. */
  | { type: 'complete' }
  /** The event of this group is over. */
  | { type: 'finie' };

function freshPartieId() {
  return partieIdSchema.parse(crypto.randomUUID().replaceAll('-', ''));
}

/** Returns to a team that this phone never left: its party is the last one played again. */
async function resume(jeton: string): Promise<boolean> {
  const id = partieIdSchema.safeParse(readPartieOf(jeton));
  if (!id.success) return false;
  const store = await partieStore();
  if ((await store.read(id.data)) === null) return false;
  await store.change(id.data, (kept) => ({ ...kept }));
  return true;
}

/** This phone's actions on its own team: creates one, renews its code, joins one. */
export const ownEquipe = perServices((services) => {
  const equipes = equipeRepository(services);

  /** The event of a code, with the first étape of its group; null for a team alone. */
  async function readEvent({
    animation,
    groupe,
  }: CodeEquipe): Promise<{ participation: Participation; premiere: number } | null> {
    if (animation === undefined || groupe === undefined) return null;
    const evenement = await animationRepository(services).readEvenement(animation);
    return {
      participation: participationOf(animation, groupe, evenement),
      premiere: evenement.premieres[groupe] ?? 0,
    };
  }

  return {
    /** Creates a team around the party played here, as its leader. Throws the errors of the teams' `create`. */
    open: async (quete: Quete, partieId: PartieId, prenom: string): Promise<void> => {
      const kept = await (await partieStore()).read(partieId);
      if (kept === null) return;
      const { partie } = kept;
      const membreOf = (jeton: string) =>
        newMembre({ jeton, appareil: 'a', prenom: prenom.trim() }, true);
      const { jeton, ...drawn } = await equipes.create(quete, (made) =>
        rangOf({ partie, membre: membreOf(made) }, quete.contenu),
      );
      keepEquipe(partieId, { membre: membreOf(jeton), ...drawn });
    },

    /** Renews the code of a party's team. Throws the errors of `renewCode`. */
    renew: async (quete: Quete, partieId: PartieId): Promise<void> => {
      const jeton = readEquipe(partieId)?.membre.jeton;
      if (jeton === undefined) return;
      const drawn = await equipes.renewCode(quete, jeton);
      const equipe = readEquipe(partieId);
      if (equipe !== null) keepEquipe(partieId, { ...equipe, ...drawn });
    },

    /**
     * Joins the team of a typed code: a party of its own begins here on the team's version, and is the last one played of its quête. The
     * previous one stays as it was. The group of an event gets no first name. Throws the errors of `readCode` and `takePlace`.
     */
    join: async (typed: string, prenom: string): Promise<Joining> => {
      const codeEquipe = readCodeEquipe(typed);
      if (codeEquipe === null) return { type: 'illisible' };
      const code = await equipes.readCode(codeEquipe);
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
      // The organiser of an event reads its groups' texts: letters alone, no first name of a pupil.
      const said = event === null ? prenom.trim() : '';
      const membreAt = (appareil: Appareil) =>
        newMembre({ jeton, appareil, prenom: said }, false);
      const appareil = await equipes.takePlace(jeton, (place) =>
        rangOf({ partie, membre: membreAt(place) }, quete.contenu),
      );
      if (appareil === null) return { type: 'complete' };
      const membre = membreAt(appareil);
      const participation = event?.participation;
      keepEquipe(partie.id, { membre, codeEquipe, expireAt, participation });
      const store = await partieStore();
      await store.begin(quete, partie);
      // Until the leader is known, this phone proves nothing.
      await store.change(partie.id, (kept) => ({
        ...kept,
        envoi: { ...kept.envoi, ailleurs: true },
      }));
      return { type: 'entree', queteId };
    },
  };
});
