import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import IconCopy from '~icons/lucide/copy';
import IconText from '~icons/lucide/message-square';
import IconCall from '~icons/lucide/phone';
import IconShare from '~icons/lucide/share-2';
import type { LineFix } from '@/domain/geo/line-watch.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  lastOwnPosition,
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { searchWords } from '@/epreuves/position/way-words.ts';
import { emergencyCallHref, emergencyTextHref } from '@/lib/emergency-links.ts';
import { positionWords, type PositionWords } from '@/lib/format/coordonnees.ts';
import { emergencyText } from '../help/emergency-words.ts';
import { copyText, shareText } from '@/lib/share.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import {
  fixWords,
  isOld,
  lastPlaceOf,
  lastPlaceWords,
  shareWords,
} from '../help/help-words.ts';

type SecoursPartProps = { partie: Partie; contenu: Contenu };

/**
 * Emergency numbers with a message, without network: the phone's position in figures to read aloud, its accuracy and age, the last place in
 * words. The position is requested on opening if permitted before, else on a press; the page's last known one shows until then.
 */
export function SecoursPart({ partie, contenu }: SecoursPartProps) {
  const { own, locate } = useOwnPosition();
  const now = useNow();
  const [before] = useState(lastOwnPosition);
  const [said, setSaid] = useState('');
  const fix = own.statut === 'connue' ? own : before;
  const last = lastPlaceOf(partie, contenu);
  const place = lastPlaceWords(last);
  const message = emergencyText(fix, last, now);

  // Permissions are the browser's.
  const follow = useEffectEvent(locate);
  useEffect(() => {
    let isGone = false;
    void isAllowed().then((allowed) => {
      if (allowed && !isGone) follow();
    });
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <div className="space-y-5 text-lg">
      <Numbers message={message} isDeaf={partie.adaptations.includes('sans-ouie')} />
      <Part title={t`Où vous êtes`}>
        {fix !== null && (
          <>
            <Coordinates words={positionWords(fix.position)} />
            <p className={isOld(fix.at, now) ? 'font-bold' : undefined}>
              {positionSentence(fix, now)}
            </p>
          </>
        )}
        <p role="status" className="empty:hidden">
          {stateWords(own)}
        </p>
        <p>
          <Trans>
            Dernier lieu atteint{'\u00A0'}: <strong>{place}</strong>.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          {own.statut !== 'connue' && own.statut !== 'cherchee' && (
            <Button variant="secondary" onClick={locate}>
              {t`Lire ma position`}
            </Button>
          )}
          {'share' in navigator && (
            <Button
              variant="secondary"
              onClick={() => {
                void shareText(t`Où nous sommes`, shareWords(fix, last, now)).then(
                  setSaid,
                );
              }}
            >
              <IconShare aria-hidden="true" className="size-5" />
              {t`Envoyer à un proche`}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => void copyText(shareWords(fix, last, now)).then(setSaid)}
          >
            <IconCopy aria-hidden="true" className="size-5" />
            {t`Copier`}
          </Button>
        </div>
        <p role="status" className="font-bold empty:hidden">
          {said}
        </p>
      </Part>
    </div>
  );
}

type NumbersProps = {
  message: string;
  /** The group is deaf: the number for texts is first. */
  isDeaf: boolean;
};

function Numbers({ message, isDeaf }: NumbersProps) {
  const call = (
    <ButtonLink
      to={emergencyCallHref}
      variant={isDeaf ? 'secondary' : 'primary'}
      size="large"
      wide
    >
      <IconCall aria-hidden="true" className="size-5" />
      {t`Appeler le 112`}
    </ButtonLink>
  );
  const write = (
    <ButtonLink
      to={emergencyTextHref(message, navigator.userAgent)}
      variant={isDeaf ? 'primary' : 'secondary'}
      size="large"
      wide
    >
      <IconText aria-hidden="true" className="size-5" />
      {t`Écrire au 114 par SMS`}
    </ButtonLink>
  );
  return (
    <div className="space-y-3">
      {isDeaf ? write : call}
      {isDeaf ? call : write}
      <p>
        {t({
          message:
            'Le 114 est pour les personnes qui n’entendent pas ou ne peuvent pas parler. Le message est déjà écrit\u00A0: ajoutez ce qui se passe, puis envoyez. Vous pouvez aussi composer ces numéros sur un autre téléphone.',
          comment:
            'The message to 114 is in French whatever the language: other languages say so.',
        })}
      </p>
    </div>
  );
}

function positionSentence(fix: LineFix, now: number): string {
  const how = fixWords(fix, now);
  const known = t`Position ${how}.`;
  return isOld(fix.at, now)
    ? `${known} ${t`Vous avez pu bouger depuis\u00A0: dites-le.`}`
    : known;
}

function stateWords(own: OwnPosition): string {
  if (own.statut === 'connue') return '';
  return searchWords(own.statut, t`Le dernier lieu atteint, ci-dessous, aide aussi.`);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h3 className="text-xl font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** In large figures, one coordinate per line: read aloud, a line at a time. */
function Coordinates({ words: { latitude, longitude } }: { words: PositionWords }) {
  return (
    <dl className="space-y-2">
      <div>
        <dt>{t`En degrés`}</dt>
        <dd className="text-2xl font-bold tabular-nums select-all">
          <span className="block">{latitude.decimal}</span>
          <span className="block">{longitude.decimal}</span>
        </dd>
      </div>
      <div>
        <dt>{t`En degrés et minutes`}</dt>
        <dd className="text-xl font-bold tabular-nums select-all">
          <span className="block">{latitude.minutes}</span>
          <span className="block">{longitude.minutes}</span>
        </dd>
      </div>
    </dl>
  );
}

/** True if the position is already permitted: then there is no prompt. */
async function isAllowed(): Promise<boolean> {
  if (lastOwnPosition() !== null) return true;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch (error) {
    console.warn('This browser does not tell its permissions.', error);
    return false;
  }
}

/** Interval of the check of the position's age, in milliseconds. */
const lookMs = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  // The clock is the device's.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
