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

/** The sessions whose author has read that their text was taken up: it is said once, whichever panel comes next. */
const readIn = new WeakSet<EditorSession>();

/** What is said above what one writes: that it was taken up from this device, and what keeps it from being online. */
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
      {/* Where there is nothing but this device, it goes without saying. */}
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
