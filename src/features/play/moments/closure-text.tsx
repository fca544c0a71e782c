import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Partie } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { closureText } from '@/lib/format/closure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Paragraphs } from './paragraphs.tsx';

type ClosureReasonProps = { suspension: Suspension; etape: EtapePublique };

/** Reason and end of an étape's closure, that it costs nothing, and its story on demand. */
export function ClosureReason({ suspension, etape }: ClosureReasonProps) {
  return (
    <>
      <p className="text-xl">
        <Trans>
          Cette étape est fermée{'\u00A0'}: <strong>{closureText(suspension)}</strong>
        </Trans>
      </p>
      <p>
        <Trans>
          N’y allez pas{'\u00A0'}: passez à la suite. Elle ne vous coûte rien, ses points
          ne comptent pour personne. Si elle rouvre pendant votre balade, vous pourrez y
          revenir.
        </Trans>
      </p>
      <details>
        <summary className="min-h-12 cursor-pointer py-2 font-bold text-primaire-fort underline decoration-1 underline-offset-4">
          {t`Lire quand même son récit`}
        </summary>
        <div className="space-y-4 pt-2">
          <Paragraphs text={etape.recit} />
        </div>
      </details>
    </>
  );
}

/** Reason for a replacement place. */
export function ReplacedNotice({ suspension }: { suspension: Suspension }) {
  return (
    <Alert tone="info" announce="polie" className="my-2" title={t`Étape de rechange`}>
      <p>{closureText(suspension)}</p>
      <p>{t`Venez plutôt ici\u00A0: il n’y a rien à résoudre, et rien à perdre.`}</p>
    </Alert>
  );
}

/** The whole quête was closed or withdrawn during a party: shown once per screen; the party goes on. */
export function ClosureNews({ partie }: { partie: Partie }) {
  const { suspensions, isRetiree, moment } = partie;
  const { fermeture } = suspensions;
  if (isRetiree) {
    return (
      <Alert tone="info" announce="polie" className="my-2">
        {moment === 'fin'
          ? t`Cette quête n’est plus proposée. Votre partie est gardée.`
          : t`Cette quête n’est plus proposée, mais votre partie continue\u00A0: vous pouvez la finir, rien n’est perdu.`}
      </Alert>
    );
  }
  if (fermeture === null || moment === 'fin') return null;
  return (
    <Alert
      tone="attention"
      announce="polie"
      className="my-2"
      title={t`Cette quête est fermée en ce moment`}
    >
      <p>{closureText(fermeture)}</p>
      <p>
        <Trans>
          Votre partie est gardée{'\u00A0'}: mettez-la en pause, ou rentrez par un chemin
          sûr. Ce que vous avez fait vous reste.
        </Trans>
      </p>
    </Alert>
  );
}
