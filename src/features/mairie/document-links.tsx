import { Link } from 'react-router';
import IconFile from '~icons/lucide/file-text';
import { documentList, type MairieDocument } from '@/content/mairie-documents.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { paths } from '@/lib/paths.ts';
import { communeKeyOf } from './commune-key.ts';

/** Documents to open, print and fill in; they bear the commune's name once it was chosen. */
export function DocumentLinks({
  groupe,
  commune,
}: {
  groupe: MairieDocument['groupe'];
  commune: Commune | null;
}) {
  const entries = documentList.filter((document) => document.groupe === groupe);
  return (
    <ul className="mt-3 divide-y divide-trait border-y border-trait">
      {entries.map(({ id, titre, resume }) => (
        <li key={id} className="flex gap-3 py-3">
          <IconFile aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primaire" />
          <div>
            <Link
              to={paths.mairie({
                commune: commune === null ? undefined : communeKeyOf(commune),
                document: id,
              })}
              className="font-bold"
            >
              {titre}
            </Link>
            <p className="text-texte-doux">{resume}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
