import { Alert } from '@/ui/alert.tsx';
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

/** What is said above what one writes: that it was taken up from this device, and what keeps it from being online. */
export function WritingNotices({
  session,
  isResumed,
  loginHref,
  onCopy,
  writing,
}: WritingNoticesProps) {
  const { kept } = useWritingPlace();
  return (
    <>
      {/* Where there is nothing but this device, it goes without saying. */}
      {isResumed && kept === 'en-ligne' && (
        <Alert tone="info">
          <p>Nous avons repris ce que vous aviez écrit sur cet appareil.</p>
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
