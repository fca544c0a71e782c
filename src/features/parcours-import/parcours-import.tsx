import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { ChoiceCards } from '@/ui/choices/choice-cards.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle, pageTitleId } from '@/ui/page-title.tsx';
import { ColumnStep } from './column-step.tsx';
import { createParcours } from './create-parcours.ts';
import { FileSource } from './file-source.tsx';
import type { ImportTools } from './import-tools.ts';
import { ModeleSource } from './modele-source.tsx';
import { ParcoursSource } from './parcours-source.tsx';
import { PhotoSource } from './photo-source.tsx';
import { ProposalPreview } from './proposal-preview.tsx';
import type { Offered, SourceProps } from './source-props.ts';

type Source = {
  value: string;
  label: string;
  hint: string;
  Choose: ComponentType<SourceProps>;
};

/** The sources of a parcours. */
const sources: readonly Source[] = [
  {
    value: 'modele',
    label: 'Un modèle',
    hint: 'Dix parcours tout prêts, à compléter avec ce que vous connaissez.',
    Choose: ModeleSource,
  },
  {
    value: 'parcours',
    label: 'Un parcours existant',
    hint: 'Une copie que vous changez sans toucher à l’original.',
    Choose: ParcoursSource,
  },
  {
    value: 'fichier',
    label: 'Un fichier',
    hint: 'Un tracé de l’office de tourisme, une carte, un tableau.',
    Choose: FileSource,
  },
  {
    value: 'photos',
    label: 'Mes photos',
    hint: 'Chaque photo prise sur place devient une étape.',
    Choose: PhotoSource,
  },
];

type ParcoursImportProps = {
  tools: ImportTools;
  onCreated: (id: ParcoursId) => void;
};

/** Makes a parcours of existing material: choose, review, create. */
export function ParcoursImport({ tools, onCreated }: ParcoursImportProps) {
  const { kept, ways } = useWritingPlace();
  // Without an account the only parcours to copy are this device's, which are files.
  const offeredSources = sources.filter(
    ({ value }) => kept === 'en-ligne' || value !== 'parcours',
  );
  const [chosen, setChosen] = useState('modele');
  const [offered, setOffered] = useState<Offered | null>(null);
  const source = sources.find(({ value }) => value === chosen);
  return (
    <>
      <header className="border-b border-trait">
        <div className="mx-auto flex w-full max-w-page px-4 py-2 sm:px-6">
          <Link
            to={ways.choose()}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-pilule px-2 font-bold text-texte no-underline hover:underline"
          >
            <IconBack aria-hidden="true" className="size-5" />
            Autres façons d’écrire
          </Link>
        </div>
      </header>
      <div className="mx-auto w-full max-w-page space-y-8 px-4 pt-10 pb-24 sm:px-6">
        <PageTitle>Partir de ce que vous avez</PageTitle>
        {offered === null ? (
          <>
            <p className="max-w-mesure">
              Une enquête à plusieurs fins, où le joueur choisit son chemin ?{' '}
              <Link to={ways.aventure()}>Écrivez une aventure</Link> : elle part d’une
              page blanche, son graphe à côté.
            </p>
            <ChoiceCards
              legend="De quoi voulez-vous partir ?"
              options={offeredSources.map(({ value, label, hint }) => ({
                value,
                label,
                hint,
              }))}
              value={[chosen]}
              onValueChange={([value = 'modele']) => setChosen(value)}
              columns
              className="max-w-none"
            />
            {source !== undefined && (
              <section aria-label={source.label}>
                <source.Choose tools={tools} onOffered={setOffered} />
              </section>
            )}
          </>
        ) : (
          <OfferedPart
            offered={offered}
            tools={tools}
            onCreated={onCreated}
            onOffered={setOffered}
            onLeave={() => setOffered(null)}
          />
        )}
      </div>
    </>
  );
}

type OfferedPartProps = ParcoursImportProps & {
  offered: Offered;
  onOffered: (offered: Offered) => void;
  onLeave: () => void;
};

function OfferedPart({
  offered,
  tools,
  onCreated,
  onOffered,
  onLeave,
}: OfferedPartProps) {
  const services = useFirebase();
  const { drafts } = useWritingPlace();
  const { nom, proposals, columns } = offered;
  const [index, setIndex] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const isAsked = columns !== undefined && (isAsking || columns.table.mustAsk);
  const proposal = proposals[index];
  // The pressed button is gone: the focus moves to the head of the page.
  useEffect(() => {
    document.getElementById(pageTitleId)?.focus();
  }, [isAsked]);
  if (isAsked) {
    return (
      <ColumnStep
        nom={nom}
        columns={columns}
        onOffered={(next) => {
          setIsAsking(false);
          setIndex(0);
          onOffered(next);
        }}
        onLeave={onLeave}
      />
    );
  }
  if (proposal === undefined) return null;
  return (
    <div className="space-y-6">
      <p role="status" className="font-bold break-words">
        {nom}
      </p>
      {proposals.length > 1 && (
        <Field
          as="select"
          label="Quelle balade ?"
          value={String(index)}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {proposals.map(({ fields }, at) => (
            <option key={at} value={at}>
              {fields.titre === '' ? `Balade ${at + 1}` : fields.titre}
            </option>
          ))}
        </Field>
      )}
      <ProposalPreview
        key={index}
        proposal={proposal}
        onCreate={async (choice) =>
          onCreated(await createParcours({ services, drafts }, proposal, choice, tools))
        }
        onColumns={columns === undefined ? undefined : () => setIsAsking(true)}
        onLeave={onLeave}
      />
    </div>
  );
}
