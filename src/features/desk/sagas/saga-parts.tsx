import { useState } from 'react';
import { Link } from 'react-router';
import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import { foldLetters } from '@/domain/commune/slug.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  ajoutee,
  porteSaPart,
  remplacee,
  type EtatPartie,
} from '@/domain/saga/equipe.ts';
import { sagaPartMost } from '@/domain/saga/part.ts';
import type { EtapeSaga } from '@/domain/saga/saga.ts';
import { signes, signeWords } from '@/domain/saga/signe.ts';
import { beginsIn, type Territoire } from '@/domain/territoire/territoire.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import type { SagaDesk } from './saga-desk.ts';

type SagaPartsProps = {
  slug: string;
  desk: SagaDesk;
  etapes: readonly EtapeSaga[];
  etats: ReadonlyMap<QueteId, EtatPartie>;
  /** True if it was never online: its quêtes can then be removed. */
  isNew: boolean;
  onChange: (etapes: EtapeSaga[]) => void;
};

/** The quêtes of a saga: sign and state of each, and the buttons to add and replace. */
export function SagaParts({
  slug,
  desk,
  etapes,
  etats,
  isNew,
  onChange,
}: SagaPartsProps) {
  const [replaced, setReplaced] = useState<number | null>(null);
  const change = (n: number, next: EtapeSaga | null) =>
    onChange(
      etapes
        .map((etape) => (etape.n === n ? next : etape))
        .filter((etape) => etape !== null),
    );

  function choose(fiche: Fiche): void {
    const { queteId, titre, depart } = fiche;
    const quete = { queteId, titre, communeNom: fiche.commune.nom, position: depart };
    const former = etapes.find(({ n }) => n === replaced);
    if (former === undefined) onChange([...etapes, ajoutee(etapes, quete)]);
    else change(former.n, remplacee(former, quete));
    setReplaced(null);
  }

  return (
    <section aria-labelledby="quetes">
      <h2 id="quetes" className="text-2xl">
        Ses quêtes
      </h2>
      <ol className="mt-4 divide-y divide-trait border-y border-trait">
        {etapes.map((etape) => (
          <li key={etape.n} className="py-4">
            <PartRow
              slug={slug}
              isTeam={desk.isTeam}
              etape={etape}
              etat={etats.get(etape.queteId)}
              isNew={isNew}
              onChange={(next) => change(etape.n, next)}
              onReplace={() => setReplaced(etape.n)}
            />
          </li>
        ))}
      </ol>
      {etapes.length < sagaPartMost && (
        <QuetePicker
          key={replaced}
          taken={new Set(etapes.map(({ queteId }) => queteId))}
          territoire={desk.territoire}
          label={
            replaced === null
              ? 'Ajouter une quête en ligne'
              : `La quête qui remplace la ${replaced}`
          }
          onChoose={choose}
          onLeave={replaced === null ? undefined : () => setReplaced(null)}
        />
      )}
    </section>
  );
}

type PartRowProps = {
  slug: string;
  isTeam: boolean;
  etape: EtapeSaga;
  etat: EtatPartie | undefined;
  isNew: boolean;
  onChange: (next: EtapeSaga | null) => void;
  onReplace: () => void;
};

function stateWords({
  slug,
  etape,
  etat,
}: Pick<PartRowProps, 'slug' | 'etape' | 'etat'>) {
  if (etat === undefined) return 'Lecture…';
  if (etat.type === 'absente') return 'N’est plus en ligne';
  if (etat.estFermee) return 'Fermée en ce moment';
  return porteSaPart(etat, { slug, etape }) ? 'Donne son signe' : 'À publier de nouveau';
}

function PartRow({
  slug,
  isTeam,
  etape,
  etat,
  isNew,
  onChange,
  onReplace,
}: PartRowProps) {
  const { n, titre, communeNom, signe, retiree, anciennes } = etape;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-bold wrap-break-word">{`${n}. ${typographie(titre)}`}</p>
        <p className="text-texte-doux">
          {`${communeNom} · ${stateWords({ slug, etape, etat })}`}
          {anciennes.length > 0 && ` · en remplace ${anciennes.length}`}
        </p>
        {etat?.type === 'publiee' && etat.parcoursId !== '' && (
          <Link
            to={
              isTeam
                ? paths.edit({ id: etat.parcoursId })
                : paths.ed({ id: etat.parcoursId })
            }
            className="inline-flex min-h-11 items-center"
          >
            Ouvrir son parcours
          </Link>
        )}
      </div>
      <Field
        as="select"
        label="Signe"
        value={signe}
        onChange={({ target }) => onChange({ ...etape, signe: target.value })}
      >
        {signes.map((one) => (
          <option key={one} value={one}>
            {`${one}  ${signeWords(one)}`}
          </option>
        ))}
      </Field>
      <Checkbox
        checked={retiree === true}
        onCheckedChange={(isGone) => {
          const { retiree: _, ...rest } = etape;
          onChange(isGone ? { ...rest, retiree: true } : rest);
        }}
      >
        Ne se joue plus
      </Checkbox>
      <Button variant="quiet" onClick={onReplace}>
        Remplacer
      </Button>
      {isNew && (
        <Button variant="quiet" onClick={() => onChange(null)}>
          Enlever
        </Button>
      )}
    </div>
  );
}

/** Quêtes suggested at once. */
const shownCount = 8;

type QuetePickerProps = {
  taken: ReadonlySet<QueteId>;
  /** Only quêtes of this territory are suggested; null for all. */
  territoire: Territoire | null;
  label: string;
  onChoose: (fiche: Fiche) => void;
  onLeave: (() => void) | undefined;
};

function QuetePicker({ taken, territoire, label, onChoose, onLeave }: QuetePickerProps) {
  const { data, error } = useRecherche();
  const [typed, setTyped] = useState('');
  const wanted = foldLetters(typed.trim());
  const found = (data ?? []).filter(
    ({ queteId, titre, commune }) =>
      !taken.has(queteId) &&
      (territoire === null || beginsIn(territoire, queteId)) &&
      foldLetters(`${titre} ${commune.nom}`).includes(wanted),
  );
  return (
    <div className="mt-5 max-w-mesure">
      <Field
        label={label}
        hint="Son titre ou sa commune."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Searches; does not submit the surrounding form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {error !== null && <p role="alert">{errorMessage(error)}</p>}
      {wanted !== '' && (
        <ul className="mt-2">
          {found.slice(0, shownCount).map((fiche) => (
            <li key={fiche.queteId}>
              <Button variant="quiet" className="-ml-6" onClick={() => onChoose(fiche)}>
                {`${typographie(fiche.titre)}, ${fiche.commune.nom}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {onLeave !== undefined && (
        <Button variant="quiet" className="-ml-6" onClick={onLeave}>
          Garder celle qui y est
        </Button>
      )}
    </div>
  );
}
