import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';

type SubmitButtonProps = {
  isPending: boolean;
  /** What is said aloud while it is being done. */
  waiting: string;
  children: ReactNode;
};

/** The one button that sends a form of the ways in: the whole width of a phone, even with text at 200 %. */
export function SubmitButton({ isPending, waiting, children }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        size="large"
        pending={isPending}
        className="max-sm:w-full max-sm:px-4"
      >
        {children}
      </Button>
      <span role="status" className="sr-only">
        {isPending ? waiting : ''}
      </span>
    </>
  );
}
