import { useState } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { useWritingPlace } from '../session/writing-place.ts';
import { SaveTrouble } from './save-state.tsx';
import type {
  ParcoursEditorProps,
  ParcoursWriting,
} from '../fields/use-parcours-writing.ts';

type WritingNoticesProps = Pick<
  ParcoursEditorProps,
  'session' | 'isResumed' | 'loginHref' | 'onCopy'
> & {
  writing: ParcoursWriting;
};

/** Sessions whose author has read that their text was restored: shown once, in whichever panel. */
const readIn = new WeakSet<EditorSession>();

/** Notices above the text: its recovery from this device, and obstacles to saving online. */
export function WritingNotices({
  session,
  isResumed,
  loginHref,
  onCopy,
  writing,
}: WritingNoticesProps) {
  const { kept } = useWritingPlace();
  const [isRead, setIsRead] = useState(() => readIn.has(session));
  return (
    <>
      {/* Unneeded if there is only this device. */}
      {isResumed && !isRead && kept === 'en-ligne' && (
        <Alert tone="info">
          <p>Nous avons repris ce que vous aviez écrit sur cet appareil.</p>
          <Button
            variant="quiet"
            onClick={() => {
              readIn.add(session);
              setIsRead(true);
            }}
          >
            C’est lu
          </Button>
        </Alert>
      )}
      <SaveTrouble
        status={writing.view.status}
        loginHref={loginHref}
        onRetry={session.tryAgain}
        onCopy={onCopy}
        onDownload={writing.download}
      />
    </>
  );
}
