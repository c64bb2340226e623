import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { useWebhooks } from '../parts/admin/use-webhooks.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The webhooks, their state, and a way to add one. */
export const WebhooksPanel = () => {
  const t = useTexts(integrationsAdminTexts);
  const webhooks = useWebhooks();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const add = (
    <Button look="secondary" onClick={() => setMaking(true)}>
      <Plus size={16} aria-hidden="true" />
      {t('hooks.new')}
    </Button>
  );
  return (
    <Panel title={t('hooks.title')} aside={webhooks.data && webhooks.data.length > 0 && add}>
      <p className="mb-2 text-muted">{t('hooks.lead')}</p>
      <Loaded query={webhooks} failure={t('hooks.loadError')}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState level="h3" title={t('hooks.none')} text={t('hooks.noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ul>
              {loaded.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && (
        <WebhookDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made.secret);
          }}
        />
      )}
      {secret !== undefined && (
        <ShownOnce
          title={t('hooks.secretTitle')}
          label={t('hooks.secret')}
          lead={t('hooks.secretLead')}
          secret={secret}
          warning={t('hooks.onceSecret')}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Panel>
  );
};
