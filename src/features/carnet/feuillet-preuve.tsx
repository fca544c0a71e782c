import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { preuveUrl } from '@/data/preuve/preuve-url.ts';
import { signesOf, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { paths } from '@/lib/paths.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

type FeuilletPreuveProps = { preuve: PreuveId; titre: string };

/** The preuve of a page of the carnet: its eight signs and its QR code, once it is opened. */
export function FeuilletPreuve({ preuve, titre }: FeuilletPreuveProps) {
  const [isOpen, setIsOpen] = useState(false);
  const signes = signesOf(preuve);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center whitespace-nowrap">
        <Trans>
          Preuve
          <span className="sr-only">
            {' '}
            de «{'\u00A0'}
            {titre}
            {'\u00A0'}»
          </span>
        </Trans>
      </summary>
      {isOpen && (
        <div className="flex flex-col items-center gap-1">
          <QrDrawing
            text={preuveUrl(preuve)}
            label={t`QR code de la preuve de «\u00A0${titre}\u00A0»`}
            className="size-32 rounded-carte"
          />
          <p className="whitespace-nowrap">{signes}</p>
          <Link
            to={paths.preuve(`#${preuve}`)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Ce qu’elle prouve`}
          </Link>
        </div>
      )}
    </details>
  );
}
