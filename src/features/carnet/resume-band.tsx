import { t } from '@lingui/core/macro';
import { useDeviceCarnet } from '@/data/carnet/carnet-queries.ts';
import type { UnderWay } from '@/domain/carnet/feuillet.ts';
import { authoredLang } from '@/langue/authored.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { placeWords } from './feuillet-words.ts';

/** Parties offered: the others are on the pages of their quêtes. */
const shownCount = 3;

/** « Reprendre » : the parties under way on this device; empty without any. */
export const ResumeBand = withQueries(Band);

function Band() {
  const data = useDeviceCarnet();
  const parties = data?.underWay.slice(0, shownCount) ?? [];
  if (parties.length === 0) return null;
  return (
    <section aria-label={t`Parties en cours`} className="mt-6 max-w-2xl">
      <ul className="divide-y divide-trait rounded-carte border border-trait bg-fond-carte px-4">
        {parties.map((party) => (
          <ResumeItem key={party.queteId} party={party} />
        ))}
      </ul>
    </section>
  );
}

function ResumeItem({ party }: { party: UnderWay }) {
  const titre = typographie(party.titre);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <p className="min-w-[min(10rem,100%)] flex-1">
        <strong lang={authoredLang()}>{titre}</strong>
        <span className="block text-texte-doux">
          {`${party.communeNom}, ${placeWords(party)}`}
        </span>
      </p>
      <ButtonLink
        to={paths.jouer(addressOf(party.queteId))}
        aria-label={t`Reprendre\u00A0: ${titre}`}
      >
        {t`Reprendre`}
      </ButtonLink>
    </li>
  );
}
