import { Trans } from '@lingui/react/macro';
import { useSagaOnline } from '@/data/saga/use-saga-online.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import { signeWords } from '@/domain/saga/signe.ts';
import { authoredLang } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { paths } from '@/lib/paths.ts';
import { LinkWhenOnline } from '@/ui/link-when-online.tsx';

/** Signs of sagas won by a quête; on the carnet page from then on. */
export function SagaWon({ sagas }: { sagas: readonly SagaPart[] }) {
  return (
    <ul className="space-y-3">
      {sagas.map((part) => (
        <Won key={part.saga} part={part} />
      ))}
    </ul>
  );
}

function Won({ part: { saga, titre, signe } }: { part: SagaPart }) {
  const isOnline = useSagaOnline(saga);
  return (
    <li className="flex items-center gap-4 rounded-carte border border-primaire bg-primaire/8 px-4 py-3">
      <span aria-hidden="true" className="play-signe shrink-0 font-titre font-bold">
        {signe}
      </span>
      <span>
        <Trans>
          Vous gagnez {signeWords(signe)}, pour la saga{' '}
          <LinkWhenOnline
            to={paths.saga({ slug: saga })}
            isOnline={isOnline}
            lang={authoredLang()}
            className="font-bold"
          >
            {dressed(titre)}
          </LinkWhenOnline>
          .
        </Trans>
      </span>
    </li>
  );
}
