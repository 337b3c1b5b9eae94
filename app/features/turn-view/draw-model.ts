import type { Model, Part } from "./read-glb.ts";
import { cameraOf, matrixOf, middleOf, type Turn } from "./turning.ts";

const vertexCode = `attribute vec3 place, normal;
uniform mat3 turn; uniform vec3 middle; uniform vec4 camera;
varying vec3 facing;
void main() {
  vec3 seen = turn * (place - middle);
  facing = turn * normal;
  float away = camera.x - seen.z;
  gl_Position = vec4(seen.x * camera.y / camera.w, seen.y * camera.y, away - camera.z, away);
}`;

const colourCode = `precision mediump float;
varying vec3 facing; uniform vec4 color;
void main() {
  vec3 n = normalize(facing);
  float day = max(dot(n, normalize(vec3(-0.5, 0.6, 0.8))), 0.0);
  float shine = pow(max(dot(n, normalize(vec3(-0.3, 0.4, 1.0))), 0.0), 24.0);
  vec3 lit = color.rgb * (0.38 + 0.12 * n.y + 0.62 * day) + 0.08 * shine;
  gl_FragColor = vec4(pow(mix(lit, color.rgb * 1.6, color.a), vec3(1.0 / 2.2)), 1.0);
}`;

/** Hands out a function that draws the model as it is turned; undefined where the browser cannot. */
export function modelPainter(canvas: HTMLCanvasElement, model: Model) {
  const gl = canvas.getContext("webgl2", { alpha: true, antialias: true });
  const program = gl && link(gl);
  if (!gl || !program) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [turn, middle, camera, color] = ["turn", "middle", "camera", "color"].map(uniform) as [
    WebGLUniformLocation,
    WebGLUniformLocation,
    WebGLUniformLocation,
    WebGLUniformLocation,
  ];
  const bodies = model.parts.map((part) => ({ part, body: upload(gl, program, part) }));
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  return (now: Turn) => {
    const { distance, lens, radius } = cameraOf(model, now.zoom);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniformMatrix3fv(turn, false, matrixOf(now));
    gl.uniform3fv(middle, middleOf(model));
    gl.uniform4f(camera, distance, lens, distance - radius, canvas.width / canvas.height);
    for (const { part, body } of bodies) {
      gl.uniform4f(color, ...part.color, part.glows ? 1 : 0);
      gl.bindVertexArray(body);
      gl.drawElements(gl.TRIANGLES, part.indices.length, gl.UNSIGNED_INT, 0);
    }
  };
}

function link(gl: WebGL2RenderingContext) {
  const program = gl.createProgram();
  for (const [kind, code] of [
    [gl.VERTEX_SHADER, vertexCode],
    [gl.FRAGMENT_SHADER, colourCode],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function upload(gl: WebGL2RenderingContext, program: WebGLProgram, part: Part) {
  const body = gl.createVertexArray();
  gl.bindVertexArray(body);
  for (const [name, values] of [
    ["place", part.positions],
    ["normal", part.normals],
  ] as const) {
    const place = gl.getAttribLocation(program, name);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, part.indices, gl.STATIC_DRAW);
  return body;
}
