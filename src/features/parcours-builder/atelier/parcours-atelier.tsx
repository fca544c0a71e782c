import { EditorBar } from '@/editing/frame/editor-bar.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import { Button } from '@/ui/button.tsx';
import { ShortcutList } from '@/ui/commands/shortcut-list.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { MarcheWalk } from '../marche/marche-step.tsx';
import { CommandPalette } from './command-palette.tsx';
import { PhoneAtelier } from './phone-atelier.tsx';
import { useAtelier, type ParcoursAtelierProps } from './use-atelier.ts';
import { WideAtelier } from './wide-atelier.tsx';

/** A whole parcours in its workshop: the list of étapes, their map or what players will see, and the text. */
export function ParcoursAtelier(props: ParcoursAtelierProps) {
  const atelier = useAtelier(props);
  const { session, writing, isWide, walk, leaveWalk, publish } = atelier;
  const { dialog, ask, commands } = atelier;
  const { view } = writing;
  if (walk !== null) {
    return (
      <MarcheWalk
        session={session}
        start={walk}
        onLeave={leaveWalk}
        onFinish={leaveWalk}
      />
    );
  }
  return (
    <div data-atelier="" className="flex h-dvh flex-col">
      <EditorBar
        view={view}
        session={session}
        publish={isWide ? { label: publish.label, onPublish: publish.run } : undefined}
      >
        <PresentList others={atelier.others} etapes={view.parcours.etapes} />
        {isWide && (
          <Button variant="quiet" onClick={() => ask('commandes')}>
            Commandes
          </Button>
        )}
      </EditorBar>
      <p role="status">
        <VisuallyHidden>{atelier.moves.said}</VisuallyHidden>
      </p>
      {isWide ? <WideAtelier atelier={atelier} /> : <PhoneAtelier atelier={atelier} />}
      {dialog === 'commandes' && (
        <CommandPalette commands={commands} onClose={() => ask(null)} />
      )}
      {dialog === 'raccourcis' && (
        <ShortcutList
          commands={commands}
          hasPlainKey={atelier.hasPlainKey}
          onPlainKey={atelier.setHasPlainKey}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}
