import { useState } from 'react';
import IconCopy from '~icons/lucide/copy';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { embedMarkup } from '@/lib/embed-markup.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** The HTML that shows a quête on another site: a named frame, loaded when visible. */
export function embedCode(
  { queteId, titre }: Pick<Carte, 'queteId' | 'titre'>,
  origin: string,
) {
  const address = addressOf(queteId);
  return embedMarkup({
    frame: `${origin}${paths.integration(address)}`,
    page: `${origin}${paths.quete(address)}`,
    title: titre,
    height: 560,
  });
}

/** `carte`: the example quête, the commune's own if it has one. */
export function EmbedSnippet({ carte }: { carte: Carte }) {
  const [said, setSaid] = useState('');
  const code = embedCode(carte, useSiteOrigin());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid('Copié.');
    } catch {
      setSaid('La copie a été refusée : sélectionnez le texte.');
    }
  };
  return (
    <div className="mt-4 max-w-3xl">
      <pre className="rounded-carte border border-trait bg-fond-carte p-4 font-mono break-words whitespace-pre-wrap">
        {code}
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <IconCopy aria-hidden="true" className="size-5" />
          Copier
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
    </div>
  );
}
