import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import IconCheck from '~icons/lucide/circle-check';
import IconInfo from '~icons/lucide/info';
import IconStop from '~icons/lucide/octagon-alert';
import IconCare from '~icons/lucide/triangle-alert';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type AlertTone = 'info' | 'attention' | 'alerte' | 'succes';

type Tone = {
  Icon: ComponentType<{ className?: string }>;
  word: MessageDescriptor;
  edge: string;
  ink: string;
};

const tones: Record<AlertTone, Tone> = {
  info: {
    Icon: IconInfo,
    word: msg`Information`,
    edge: 'border-trait-fort bg-texte/4',
    ink: 'text-texte-doux',
  },
  succes: {
    Icon: IconCheck,
    word: msg`Réussi`,
    edge: 'border-primaire bg-primaire/8',
    ink: 'text-primaire-fort',
  },
  attention: {
    Icon: IconCare,
    word: msg`Attention`,
    edge: 'border-attention bg-attention/8',
    ink: 'text-attention',
  },
  alerte: {
    Icon: IconStop,
    word: msg`Erreur`,
    edge: 'border-alerte bg-alerte/7',
    ink: 'text-alerte',
  },
};

type AlertProps = {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /**
   * Announced when it appears after an action: `polie` waits for a silence, `immediate` interrupts. Without it, an alert on the page from
   * the start is read in its place.
   */
  announce?: 'polie' | 'immediate' | undefined;
  className?: string | undefined;
};

/** A message set apart from the text. Its words are always in the ink of the text: the tone is in the edge and the icon. */
export function Alert({ tone, title, children, announce, className }: AlertProps) {
  const { Icon, word, edge, ink } = tones[tone];
  const said = t(word);
  const role =
    announce === 'immediate' ? 'alert' : announce === 'polie' ? 'status' : undefined;
  return (
    <div
      role={role}
      className={classNames(
        'flex max-w-mesure gap-3 rounded-carte border px-4 py-3.5 text-texte',
        edge,
        className,
      )}
    >
      <span className={classNames('mt-px flex h-6 shrink-0 items-center', ink)}>
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <VisuallyHidden>{t`${said}\u00A0:`}</VisuallyHidden>{' '}
        {title !== undefined && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
