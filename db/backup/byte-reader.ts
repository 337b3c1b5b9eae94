/** Reads lines and counted bytes from a stream; the end of the stream before they came is an error. */
export class ByteReader {
  #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  async read(length: number): Promise<Buffer> {
    while (this.#rest.length < length) await this.#more();
    return this.#take(length);
  }

  /** Without its end. */
  async readLine(): Promise<Buffer> {
    while (!this.#rest.includes(10)) await this.#more();
    const text = this.#take(this.#rest.indexOf(10));
    this.#take(1);
    return text;
  }

  #take(length: number) {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more() {
    const { value, done } = await this.#pieces.next();
    if (done) throw new RangeError("the stream ended too early");
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value;
  }
}
