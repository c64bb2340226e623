/** How the wizard is put into a page: in its place, or behind a button. */
export const widgetModes = ['inline', 'button'] as const;
export type WidgetMode = (typeof widgetModes)[number];

export interface WidgetChoice {
  readonly mode: WidgetMode;
  /** undefined: as the page around it. */
  readonly language?: 'de' | 'ru' | undefined;
  /** Id of a service that is chosen already. */
  readonly service?: string | undefined;
}

/** The script tag that shows the wizard of the studio at `studio`, an origin. */
export const widgetSnippet = (studio: string, { mode, language, service }: WidgetChoice): string => {
  const attributes = [
    `src="${studio}/widget.js"`,
    `data-mode="${mode}"`,
    ...(language ? [`data-language="${language}"`] : []),
    ...(service ? [`data-service="${service}"`] : []),
    'async',
  ];
  return `<script ${attributes.join(' ')}></script>`;
};
