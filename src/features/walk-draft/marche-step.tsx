import type { ComponentProps } from 'react';
import { marcheStateOf, openNotes } from '@/domain/parcours/marche.ts';
import type { Marches } from '@/editing/session/use-marches.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { MarchePanel } from './marche-panel.tsx';
import type { MarcheScreen } from './marche-screen.tsx';
import { marcheDay } from './marche-words.ts';

// They come together: who reads the panel may lose the network on the way to the first étape.
const load = async () => {
  const [panel, screen] = await Promise.all([
    import('./marche-panel.tsx'),
    import('./marche-screen.tsx'),
  ]);
  return { panel, screen };
};

const Panel = lazyComponent(async () => (await load()).panel.MarchePanel);
const Screen = lazyComponent(async () => (await load()).screen.MarcheScreen);

/** The essais of a parcours, loaded when they are asked for. */
export function MarcheStep(props: ComponentProps<typeof MarchePanel>) {
  return (
    <>
      <h2 id="titre-marche" className="mb-6 text-2xl">
        Essayer en marchant
      </h2>
      <LazyPart waiting="Ouverture des essais…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}

/** A draft played by its author, in the place of the workshop. */
export function MarcheWalk(props: ComponentProps<typeof MarcheScreen>) {
  return (
    <LazyPart waiting="L’essai s’ouvre…">
      <Screen {...props} />
    </LazyPart>
  );
}

type MarcheAdviceProps = {
  list: Marches['list'];
  /** Of the publication that comes next. */
  version: number;
  onShow: () => void;
};

function adviceWords(list: NonNullable<Marches['list']>, version: number): string {
  const state = marcheStateOf(list, version);
  switch (state.type) {
    case 'jamais':
      return 'Cette version n’a pas encore été essayée en marchant. Ce n’est qu’un conseil.';
    case 'en-partie':
      return `Cette version n’a pas encore été essayée en entier sur place. Dernier essai le ${marcheDay(state.marche)}.`;
    case 'verifiee': {
      const left = openNotes(state.marche).length;
      const words = `Vérifiée en marchant le ${marcheDay(state.marche)}`;
      return left === 0
        ? `${words}.`
        : `${words}\u00A0: ${formatCount(left, 'note reste', 'notes restent')} à régler.`;
    }
  }
}

/** Whether the version was walked, where it is published: never more than advice. */
export function MarcheAdvice({ list, version, onShow }: MarcheAdviceProps) {
  if (list === undefined) return null;
  return (
    <div className="mb-6 flex max-w-mesure flex-wrap items-center gap-x-4 rounded-carte border border-trait px-4 py-2">
      <p className="flex-1 basis-64 py-1">{adviceWords(list, version)}</p>
      <Button variant="quiet" onClick={onShow}>
        Voir les essais
      </Button>
    </div>
  );
}
