import { Card } from '#shared/web/card.tsx';

/** States that there is nothing to choose from, and what to do instead. */
export const EmptyNote = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Card className="text-center">
    <p className="text-lg font-semibold">{title}</p>
    <p className="mt-1 text-muted">{text}</p>
  </Card>
);
