import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconPrint from '~icons/lucide/printer';
import { petitsCountOf } from '@/domain/quete/petits-count.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import type { LivretName, PaperParts } from './paper-parts.tsx';

type Opened = { parts: PaperParts; what: LivretName | 'mots' };

/** « Jouer sur papier » : the booklet to print, and the words that prove its play; fetched on demand. */
export function PaperTwin({ quete }: { quete: Quete }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [message, setMessage] = useState('');

  const open = async (what: Opened['what']) => {
    setMessage('');
    try {
      const { paperParts: parts } = await import('./paper-parts.tsx');
      setOpened({ parts, what });
    } catch (error) {
      console.warn('What is for paper could not be fetched.', error);
      setMessage(t`Le réseau manque peut-être. Réessayez.`);
    }
  };
  return (
    <div>
      <h3 className="text-xl">{t`Jouer sur papier`}</h3>
      <p className="mt-1 text-texte-doux">
        {t`Le plan, les histoires, les énigmes et les indices, sans les solutions.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void open('livret')}>
          <IconPrint aria-hidden="true" />
          {t`Livret à imprimer`}
        </Button>
        {quete.contenu.etapes.some(({ falc }) => falc !== '') && (
          <Button variant="secondary" onClick={() => void open('livret-facile')}>
            <IconPrint aria-hidden="true" />
            {t`Livret facile à lire`}
          </Button>
        )}
        {petitsCountOf(quete.contenu.etapes) > 0 && (
          <Button variant="secondary" onClick={() => void open('livret-petits')}>
            <IconPrint aria-hidden="true" />
            {t`Livret des petits`}
          </Button>
        )}
        {quete.contenu.papier !== undefined && (
          <Button variant="quiet" onClick={() => void open('mots')}>
            {t`Nous avons joué sur papier`}
          </Button>
        )}
      </div>
      {opened !== null && opened.what !== 'mots' && (
        <opened.parts.PrintedLivret
          quete={quete}
          name={opened.what}
          onDone={(said) => {
            setOpened(null);
            setMessage(said);
          }}
        />
      )}
      {opened?.what === 'mots' && <opened.parts.PaperPlayed quete={quete} />}
      <StatusLine className="mt-2">{message}</StatusLine>
    </div>
  );
}
