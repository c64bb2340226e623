import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

interface ResourceFeedProps {
  readonly resource: { readonly id: string; readonly name: string; readonly active: boolean };
  readonly onClose: () => void;
}

/** The feed address of the calendar of a room or another resource. */
export const ResourceFeed = ({ resource: { id, name, active }, onClose }: ResourceFeedProps) => (
  <Modal title={name} onClose={onClose} light>
    <CalendarFeed of={{ id, name, isPhotographer: false }} isActive={active} />
  </Modal>
);
