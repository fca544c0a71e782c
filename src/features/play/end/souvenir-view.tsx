import { t } from '@lingui/core/macro';
import { useDeferredValue, useEffect, useState } from 'react';
import { readPhoto } from '@/data/partie/photo-store.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Field } from '@/ui/field.tsx';
import { usePseudonyme } from '../session/use-own-avis.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { joinNames } from './certificat.ts';
import { coverOf, drawParty, pictureFrom } from './draw-file.ts';
import { drawSouvenir, souvenirSize } from './draw-souvenir.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { souvenirOf, souvenirWords, type Souvenir } from './souvenir.ts';

/** Twelve first names of twenty letters, with their separators. */
const nomsLengthMax = 280;

type SouvenirViewProps = {
  quete: Quete;
  partie: Partie;
  /** End of the party, in epoch milliseconds. */
  at: number;
  /** Null before the rules have seen the finish. */
  preuve?: PreuveId | null;
};

/** The last photo of a party still on this device; null without any. */
async function photoOf(
  partie: Partie,
  { contenu }: Quete,
): Promise<HTMLImageElement | null> {
  const taken = contenu.etapes.filter(
    ({ id, epreuve }) =>
      epreuve.type === 'photo' && suiviOf(partie, id).issue?.type === 'reussie',
  );
  for (const { id } of taken.toReversed()) {
    const photo = await readPhoto(partie.id, id);
    const picture = photo === null ? null : await pictureFrom(photo);
    if (picture !== null) return picture;
  }
  return null;
}

/** A souvenir as a picture: with a photo of the party, else the cover of the quête, else the walk. */
async function pictureOf(
  quete: Quete,
  partie: Partie,
  souvenir: Souvenir,
): Promise<File | null> {
  return drawParty(quete, {
    name: 'souvenir',
    size: souvenirSize,
    picture: (await photoOf(partie, quete)) ?? (await coverOf(quete.contenu)),
    preuve: souvenir.preuve,
    draw: (context, style) => drawSouvenir(context, souvenir, style),
  });
}

/** « Notre souvenir » : names, tampon and photo in one picture, ready to send to grandparents. Nothing is sent automatically. */
export function SouvenirView({ quete, partie, at, preuve = null }: SouvenirViewProps) {
  const { joueurs } = usePlayChoices();
  const known = usePseudonyme();
  const [noms, setNoms] = useState(joueurs.length > 0 ? joinNames(joueurs) : known);
  // A slow phone draws once the typing rests.
  const shown = useDeferredValue(noms.trim());
  const souvenir = souvenirOf(partie, quete.contenu, { noms: shown, at, preuve });
  const { titre } = souvenir;

  // Moves the focus to the requested part: the browser does it.
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('#souvenir');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section aria-labelledby="souvenir" className="space-y-5">
      <h2 id="souvenir" tabIndex={-1} className="scroll-mt-4 text-2xl">
        {t`Notre souvenir`}
      </h2>
      <DrawnPicture
        words={souvenirWords(souvenir)}
        size={souvenirSize}
        draw={() => pictureOf(quete, partie, souvenir)}
        titre={t`Souvenir, ${titre}`}
        waiting={t`Le souvenir se prépare…`}
        missing={t`Ce navigateur ne sait pas dessiner le souvenir. Une copie d’écran de cette page le remplace.`}
        isMain
      />
      <Field
        label={t`Vos prénoms`}
        hint={t`Ils restent sur cet appareil, et sur l’image si vous l’envoyez.`}
        optional
        value={noms}
        maxLength={nomsLengthMax}
        autoComplete="off"
        onChange={(event) => setNoms(event.currentTarget.value)}
      />
    </section>
  );
}
