import { t } from '@lingui/core/macro';
import { inCommune } from '@/langue/nom-de-commune.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { partsOfAddress } from '@/langue/addresses.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';

/** On the page of an address without a quête: states that its quête was withdrawn, with alternatives. */
export function RetiredNotice({ pathname }: { pathname: string }) {
  const services = useFirebase();
  const [quete, setQuete] = useState<Quete | null>(null);

  // The back end is outside React. Versions stay when a quête is withdrawn.
  useEffect(() => {
    const { french } = partsOfAddress(pathname);
    const id = french.split('/').slice(2, 5).join('_');
    if (!isQueteId(id)) return undefined;
    const controller = new AbortController();
    queteRepository(services)
      .readVersion(id, 1, controller.signal)
      .then(setQuete, (error: unknown) => {
        if (controller.signal.aborted || error instanceof NotFoundError) return;
        console.warn('What was published here could not be read.', error);
      });
    return () => controller.abort();
  }, [services, pathname]);

  if (quete === null) return null;
  const { contenu, id } = quete;
  const titre = typographie(contenu.titre);
  const where = inCommune(contenu.commune.nom);
  return (
    <section
      aria-labelledby="retiree"
      className="mt-6 rounded-carte border border-trait bg-fond-carte px-5 py-4"
    >
      <h2 id="retiree" className="text-xl">
        {t`Cette quête a été retirée`}
      </h2>
      <p className="mt-2 max-w-mesure">
        {t`«\u00A0${titre}\u00A0» n’est plus proposée.`}{' '}
        <Link to={paths.commune(addressOf(id))} className="font-bold">
          {t`Les balades ${where} et aux environs`}
        </Link>
      </p>
    </section>
  );
}
