import { useState } from 'react';
import IconPrint from '~icons/lucide/printer';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { readEnseigne } from '@/data/territoire/read-enseigne.ts';
import { lienRepository } from '@/data/lien/lien-repository.ts';
import type { Parcours, Publication } from '@/domain/parcours/parcours.ts';
import { isPetitsBegun } from '@/domain/etape/petits-epreuve.ts';
import { codePlaquesOf } from '@/domain/quete/plaque.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Impression } from '@/papier/impression.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ArmsField } from './arms-field.tsx';
import { pieces, preparePiece, type PieceId, type Prepared } from './paper-pieces.tsx';

type ImprimerPanelProps = {
  parcours: Parcours;
  publication: Publication | null;
  session: Pick<EditorSession, 'readImage'>;
};

const nothingOn: Partial<Record<PieceId, string>> = {
  solutions: 'Ce parcours n’a pas d’énigme\u00A0: il n’y a pas de solution à imprimer.',
  cartes: 'Aucune énigme de ce parcours n’est écrite dans un code secret.',
};

/** A code to find bears no address: a quête privée has it too. */
const codesAlone =
  ' Avant la publication, ou pour une quête privée\u00A0: celles des codes à trouver, sans adresse.';

function troubleText(error: unknown): string {
  if (!(error instanceof UnpublishableError)) return errorMessage(error);
  const count = error.problems.length;
  return `Avant d’imprimer\u00A0: ${count} à corriger. «\u00A0Publier\u00A0» vous dit où.`;
}

/** The parcours on paper: each piece is laid out on this device, and printed or saved as a PDF by the browser. */
export function ImprimerPanel({ parcours, publication, session }: ImprimerPanelProps) {
  const [busy, setBusy] = useState<PieceId | null>(null);
  const [printed, setPrinted] = useState<Prepared>(null);
  const [said, setSaid] = useState('');
  const [armes, setArmes] = useState<string | null>(null);
  const { findSigns } = lienRepository(useFirebase());

  const print = async (id: PieceId) => {
    setBusy(id);
    setSaid('');
    try {
      const prepared = await preparePiece(id, {
        parcours,
        publication,
        session,
        findSigns,
        armes,
        enseigne: await readEnseigne(parcours),
      });
      setPrinted(prepared);
      if (prepared === null) {
        setSaid(
          nothingOn[id] ??
            'Publiez d’abord la quête\u00A0: cette page porte son adresse.',
        );
      }
    } catch (error) {
      setSaid(troubleText(error));
    }
    setBusy(null);
  };
  const hasCode = codePlaquesOf(parcours.etapes).length > 0;
  const hasFalc = parcours.etapes.some(({ falc }) => falc.trim() !== '');
  const hasPetits = parcours.etapes.some(({ petits }) => isPetitsBegun(petits));
  const offered = pieces.filter(
    ({ needsFalc = false, needsPetits = false }) =>
      (hasFalc || !needsFalc) && (hasPetits || !needsPetits),
  );
  const finish = () => {
    printed?.release();
    setPrinted(null);
  };

  return (
    <div className="max-w-mesure space-y-4">
      <p>
        Ce que vous lisez ici, sur papier. Votre navigateur propose l’imprimante, ou un
        fichier PDF.
      </p>
      <ul className="divide-y divide-trait border-y border-trait">
        {offered.map(({ id, nom, pour, needsAddress = false }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="text-lg">{nom}</h3>
              <p className="text-texte-doux">
                {pour}
                {needsAddress &&
                  publication === null &&
                  (id === 'plaques' && hasCode ? codesAlone : ' Après la publication.')}
              </p>
            </div>
            <Button
              variant="secondary"
              pending={busy === id}
              onClick={() => void print(id)}
            >
              <IconPrint aria-hidden="true" className="size-5" />
              Imprimer<span className="sr-only">{` : ${nom}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <StatusLine>{said}</StatusLine>
      {publication !== null && <ArmsField src={armes} onChange={setArmes} />}
      {printed !== null && (
        <Impression titre={printed.titre} onDone={finish}>
          {printed.node}
        </Impression>
      )}
    </div>
  );
}
