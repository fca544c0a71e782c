import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconPrint from '~icons/lucide/printer';
import type { Contenu } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type Printed = (typeof import('./printed-fiche.tsx'))['PrintedFiche'];

/** « Fiche de l’enseignant à imprimer »: fetched on demand. */
export function FicheButton({ contenu }: { contenu: Contenu }) {
  const [opened, setOpened] = useState<{ Printed: Printed } | null>(null);
  const [message, setMessage] = useState('');
  const open = async () => {
    setMessage('');
    try {
      const { PrintedFiche } = await import('./printed-fiche.tsx');
      setOpened({ Printed: PrintedFiche });
    } catch (error) {
      console.warn('What is for paper could not be fetched.', error);
      setMessage(t`Le réseau manque peut-être. Réessayez.`);
    }
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => void open()}>
        <IconPrint aria-hidden="true" />
        {t`Fiche de l’enseignant à imprimer`}
      </Button>
      {opened !== null && (
        <opened.Printed contenu={contenu} onDone={() => setOpened(null)} />
      )}
      <StatusLine className="mt-2">{message}</StatusLine>
    </div>
  );
}
