import { createContext, use, useMemo } from 'react';
import * as z from 'zod/mini';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  couvertureOf,
  essaiSchema,
  keepEssai,
  type Couverture,
  type Essai,
} from '@/domain/partie/essai.ts';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';

/** The paths walked on this device through one aventure. */
export type Essais = {
  /** The current walk; null before the first. */
  courant: Essai | null;
  gardes: readonly Essai[];
};

const essaisSchema = z.object({
  courant: z.nullable(essaiSchema),
  gardes: z.array(essaiSchema),
});

const noEssais: Essais = { courant: null, gardes: [] };

type EssaisContents = {
  essais: Essais;
  /** Walks on. The part left by going back is stored as a path. */
  onCourant: (courant: Essai | null) => void;
  onForget: () => void;
};

export const EssaisContext = createContext<EssaisContents>({
  essais: noEssais,
  onCourant: () => undefined,
  onForget: () => undefined,
});

/** The paths of an aventure, stored on this device: they are their author's only. */
export function useEssais(parcoursId: ParcoursId): EssaisContents {
  const [essais, setEssais] = useDeviceChoice(
    `qc.aventure.essais.${parcoursId}`,
    essaisSchema,
    noEssais,
  );
  return useMemo(
    () => ({
      essais,
      onCourant: (courant) =>
        setEssais({
          courant,
          gardes:
            essais.courant === null
              ? essais.gardes
              : keepEssai(essais.gardes, essais.courant),
        }),
      onForget: () => setEssais(noEssais),
    }),
    [essais, setEssais],
  );
}

function walkedOf({ courant, gardes }: Essais): readonly Essai[] {
  const all = courant === null ? gardes : [...gardes, courant];
  return all.filter(({ pas }) => pas.length > 0);
}

/** Étapes reached by the paths walked, including the current one; null before any step. */
export function useReachedIds(): ReadonlySet<string> | null {
  const { essais } = use(EssaisContext);
  return useMemo(() => {
    const walked = walkedOf(essais);
    return walked.length === 0 ? null : couvertureOf(walked, []).reachedIds;
  }, [essais]);
}

/** Coverage of the paths walked, including the current one. */
export function useCouverture({ etapes }: Pick<Parcours, 'etapes'>): Couverture {
  const { essais } = use(EssaisContext);
  return useMemo(() => couvertureOf(walkedOf(essais), etapes), [essais, etapes]);
}
