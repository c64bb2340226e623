/** In place of the request that sends a file, which `fetch` cannot tell the progress of: the stub of `fetch` answers it. */
export class StubUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private readonly headers = new Headers();
  private address = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.address = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 1 }));
    void this.ask(body);
  }

  private async ask(body: FormData): Promise<void> {
    try {
      const { method, url } = this.address;
      const response = await fetch(url, { method, headers: this.headers, body });
      this.responseText = await response.text();
      this.status = response.status;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
    this.dispatchEvent(new Event('loadend'));
  }
}
