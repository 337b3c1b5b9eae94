import { type RefObject, useEffect, useState } from "react";
import { modelPainter } from "./draw-model.ts";
import { type Model, readGlb } from "./read-glb.ts";
import { atFirst, type Turn, turned } from "./turning.ts";

export type Shown = { model: Model; turn: Turn; turnBy: (by: Partial<Turn>) => void };

/** Fetches a model and draws it; `failed` where it does not come or cannot be drawn. */
export function useModel(canvas: RefObject<HTMLCanvasElement | null>, file: string) {
  const [model, setModel] = useState<Model>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(atFirst);
  const [paint, setPaint] = useState<{ with: (turn: Turn) => void }>();
  useEffect(() => {
    const left = new AbortController();
    fetch(`/models/${file}.glb`, { signal: left.signal })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(String(answer.status)))))
      .then((bytes) => setModel(readGlb(bytes)))
      .catch(() => left.signal.aborted || setFailed(true));
    return () => left.abort();
  }, [file]);
  useEffect(() => {
    if (!model || !canvas.current) return;
    fitToPixels(canvas.current);
    const painter = modelPainter(canvas.current, model);
    if (painter) setPaint({ with: painter });
    else setFailed(true);
  }, [model, canvas]);
  useEffect(() => paint?.with(turn), [paint, turn]);
  const turnBy = (by: Partial<Turn>) => setTurn((now) => turned(now, by));
  return { failed, shown: model && paint ? { model, turn, turnBy } : undefined };
}

function fitToPixels(canvas: HTMLCanvasElement) {
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
}
