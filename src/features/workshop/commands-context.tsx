import { createContext, useState, type ReactNode } from 'react';
import { useEtapeMoves } from '@/editing/fields/use-etape-moves.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { useCommandKeys } from '@/ui/commands/use-command-keys.ts';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useWorkshopPlace } from './places-context.tsx';
import { useAtelierCommands } from './use-atelier-commands.ts';

const isShown = (kept: unknown) => kept !== false;

/** All that can be asked of the workshop, by key or by name, and the lists that show it. */
function useWorkshopCommands() {
  const { session, etapeCountMax, writing } = useWriting();
  const places = useWorkshopPlace();
  const { lastStep } = useWritingPlace();
  const { by } = useRights();
  const { view, isPublished } = writing;
  const moves = useEtapeMoves(session, places.writeAdded);
  const publishWord = isPublished ? 'Publication' : 'Publier';
  const publish = {
    label: lastStep?.label ?? (by === 'auteur' ? 'Soumettre' : publishWord),
    run: () => places.show({ type: 'publication' }),
  };
  const [dialog, ask] = useState<'commandes' | 'raccourcis' | null>(null);
  const [hasPlainKey, setHasPlainKey] = useDeviceChoice(
    'qc.atelier.touche-seule',
    isShown,
  );
  const commands = useAtelierCommands({
    view,
    session,
    hasStory: places.story !== undefined,
    active: places.writtenId === null ? null : places.active,
    canAdd: view.parcours.etapes.length < etapeCountMax,
    moves,
    goTo: places.goTo,
    write: places.write,
    publish,
    show: places.show,
    download: writing.download,
    ask,
    hasPlainKey,
  });
  useCommandKeys(commands);
  return { moves, publish, dialog, ask, commands, hasPlainKey, setHasPlainKey };
}

type WorkshopCommands = ReturnType<typeof useWorkshopCommands>;

const CommandsContext = createContext<WorkshopCommands | null>(null);

export function CommandsProvider({ children }: { children: ReactNode }) {
  return <CommandsContext value={useWorkshopCommands()}>{children}</CommandsContext>;
}

/** What can be asked of the workshop. */
export function useCommands(): WorkshopCommands {
  return useWithin(CommandsContext);
}
