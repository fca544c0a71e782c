import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { startPreuves } from '@/data/preuve/preuve-outbox.ts';
import { preuveUrl } from '@/data/preuve/preuve-url.ts';
import { awaitsPreuve, preuveOfEnvoi, type Envoi } from '@/domain/partie/envoi.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { signesOf } from '@/domain/preuve/preuve-id.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

/** Anonymous proof of this finish for a desk: its QR code and its eight signs, or the reason for waiting. */
export function PreuvePart({ partie, envoi }: { partie: Partie; envoi: Envoi }) {
  const isOnline = useOnline();
  const services = useFirebase();
  const preuve = preuveOfEnvoi(envoi);
  const isAwaited = awaitsPreuve({ partie, envoi });

  // The network is outside React: the waiting preuve is made while the end is shown.
  useEffect(
    () => (isAwaited ? startPreuves(services) : undefined),
    [services, isAwaited],
  );

  if (preuve !== null) {
    return (
      <section
        aria-labelledby="preuve"
        className="flex flex-wrap items-center gap-x-6 gap-y-4"
      >
        <QrDrawing
          text={preuveUrl(preuve)}
          label={t`QR code de la preuve`}
          className="size-32 rounded-carte"
        />
        <div className="min-w-0 flex-1 basis-56 space-y-1">
          <h2 id="preuve" className="text-xl">
            <Trans>
              Preuve{'\u00A0'}
              <span className="whitespace-nowrap">{signesOf(preuve)}</span>
            </Trans>
          </h2>
          <p>
            <Trans>
              Si la commune remet un badge ou un cadeau, montrez-la au guichet. Elle ne
              dit pas qui vous êtes. Une seule preuve par partie.
            </Trans>
          </p>
          <Link
            to={paths.preuve(`#${preuve}`)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Ce qu’elle prouve`}
          </Link>
        </div>
      </section>
    );
  }
  if (envoi.ailleurs) {
    return <p>{t`La preuve de l’équipe est sur le téléphone du capitaine.`}</p>;
  }
  if (!isAwaited) return null;
  return (
    <p className="text-texte-doux">
      {isOnline
        ? t`La preuve à montrer au guichet sera prête dès que vos réponses seront vérifiées.`
        : t`La preuve à montrer au guichet sera prête au retour du réseau, si le jeu est ouvert.`}
    </p>
  );
}
