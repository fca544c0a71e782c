import { t } from '@lingui/core/macro';
import type { ClotureNow } from '@/domain/quete/cloture-now.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';

type BeginLinkProps = {
  quete: Pick<Quete, 'id'>;
  /** The current étape of its party on this device, from 1. */
  reprise: { etapeNumero: number } | undefined;
  /** Why it is closed by its calendar; null while it is open. */
  cloture: ClotureNow | null;
  /** True if its town hall has closed it. */
  isClosed: boolean;
  /** « Commencer la quête », « Commencer ici ». */
  label: string;
};

function resumeLabel({ etapeNumero }: { etapeNumero: number }): string {
  return t`Reprendre à l’étape ${etapeNumero}`;
}

/** The way into the game. A party under way always goes on; a closed quête can still be begun, unless closed for a danger. */
export function BeginLink({ quete, reprise, cloture, isClosed, label }: BeginLinkProps) {
  const address = addressOf(quete.id);
  if (reprise === undefined && cloture?.isDanger === true) {
    return (
      <ButtonLink
        to={paths.depart(address)}
        variant="secondary"
        size="large"
        className="print:hidden"
      >
        {t`Préparer une autre sortie`}
      </ButtonLink>
    );
  }
  const isAllTheSame = cloture !== null || isClosed;
  const begin = isAllTheSame ? t`Commencer quand même` : label;
  return (
    <ButtonLink
      to={paths.jouer(address)}
      rel="next"
      size="large"
      className="print:hidden"
    >
      {reprise === undefined ? begin : resumeLabel(reprise)}
    </ButtonLink>
  );
}
