import type { Exploitant, Operateur, Reference } from '@/content/exploitant.ts';
import { formatCount } from '@/lib/format/nombre.ts';

/** A number as a telephone dials it. */
function dialled(telephone: string): string {
  return `tel:${telephone.replaceAll(/[^\d+]/g, '')}`;
}

function Phone({ telephone }: { telephone: string }) {
  return (
    <a
      href={dialled(telephone)}
      className="inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {telephone}
    </a>
  );
}

/** The operator of the site, as a letterhead: only its known facts. */
export function WhoRuns({
  operateur: { nom, forme, siret, adresse, telephone, horaires, email, personne },
  photo,
}: {
  operateur: Operateur;
  photo: Exploitant['photo'];
}) {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-6">
      {photo !== null && (
        <img
          src={photo.fichier}
          alt={photo.texte}
          width={128}
          height={128}
          loading="lazy"
          className="size-32 rounded-carte object-cover"
        />
      )}
      <div className="max-w-mesure min-w-0 flex-1 basis-64">
        <p className="text-lg">
          <strong>{nom}</strong>
          {forme === null ? '' : `, ${forme}`}
        </p>
        {personne !== null && <p>{personne}</p>}
        {telephone !== null && (
          <p>
            <Phone telephone={telephone} />
            {horaires === null ? '' : `, ${horaires}`}
          </p>
        )}
        {email !== null && (
          <p>
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
              {email}
            </a>
          </p>
        )}
        {adresse !== null && <p className="text-texte-doux">{adresse}</p>}
        {siret !== null && <p className="text-texte-doux">{`SIRET\u00A0: ${siret}`}</p>}
      </div>
    </div>
  );
}

/** Communes that may be called. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2">
      {references.map(({ commune, habitants, personne, telephone, mot }) => (
        <li
          key={commune}
          className="rounded-carte border border-trait bg-fond-carte px-5 py-4"
        >
          <p>
            <strong>{commune}</strong>
            {habitants === null
              ? ''
              : `, ${formatCount(habitants, 'habitant', 'habitants')}`}
          </p>
          {mot !== null && (
            <blockquote className="mt-1">{`«\u00A0${mot}\u00A0»`}</blockquote>
          )}
          <p className="text-texte-doux">
            {personne}
            {telephone !== null && (
              <>
                {', '}
                <Phone telephone={telephone} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
