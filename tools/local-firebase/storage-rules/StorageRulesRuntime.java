import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.tracking.GranularExpressionListener;
import com.google.firebase.rules.runtime.tracking.PermissionTrace;
import com.google.firebase.rules.runtime.tracking.RuleExpressionTracker;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.firestore.emulator.v1.ExpressionReport;
import com.google.firestore.emulator.v1.RuleCoverageReport;
import com.google.firestore.emulator.v1.ValueCount;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Timestamp;
import com.google.protobuf.util.JsonFormat;
import com.google.type.LatLng;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Stands for Google's cloud-storage-rules-runtime jar where it cannot be downloaded: it answers
 * the Storage emulator of firebase-tools over the rules engine that the Firestore emulator's jar
 * contains, so that storage.rules are compiled and judged by Google's own code.
 *
 * <p>One JSON object per line on stdin and stdout (lib/emulator/storage/rules/runtime.js of
 * firebase-tools is the other side). One thread reads, judges and answers; a judgement that needs
 * a Firestore document stays pending until the answer comes in on the same id.
 *
 * <p>When STORAGE_RULES_COVERAGE_FILE names a file, which expressions were seen with which values
 * is kept there, in the format of the Firestore emulator's ruleCoverage.
 */
public final class StorageRulesRuntime {
  /** Production refuses a third document in one judgement. */
  private static final int MAX_FIRESTORE_DOCUMENTS = 2;

  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  private final Map<String, Ruleset> rulesets = new HashMap<>();
  private final Map<Long, Judgement> pending = new HashMap<>();
  private final Coverage coverage = Coverage.fromEnvironment();

  public static void main(String[] arguments) throws IOException {
    // Whatever a library prints must not get between the lines of the protocol.
    System.setOut(System.err);
    new StorageRulesRuntime().serve();
  }

  private void serve() throws IOException {
    coverage.keepWritten();
    JsonObject ready = answer(-1);
    ready.add("result", new JsonObject());
    send(ready);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) {
        handle(JsonParser.parseString(line).getAsJsonObject());
      }
    }
  }

  private void handle(JsonObject message) {
    long id = message.get("id").getAsLong();
    try {
      String action = message.has("action") ? message.get("action").getAsString() : "document";
      switch (action) {
        case "load_ruleset" -> loadRuleset(id, message.getAsJsonObject("context"));
        case "verify" -> verify(id, message.getAsJsonObject("context"));
        case "document" -> receiveDocument(id, message);
        default -> sendError(id, action, "Unknown action: " + action);
      }
    } catch (IOException | RuntimeException error) {
      pending.remove(id);
      sendError(id, "error", String.valueOf(error));
    }
  }

  private void loadRuleset(long id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = compile(source.build());
    JsonObject answer = answer(id);
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      send(answer);
      return;
    }
    RulesetAst ast = compiled.getRulesetAst();
    Ruleset ruleset = new Ruleset(source.build(), ast);
    rulesets.put(context.get("rulesetName").getAsString(), ruleset);
    coverage.follow(ruleset);
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", ast.getVersionValue());
    answer.add("result", result);
    send(answer);
  }

  private static CompileResult compile(Source source) {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    return FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
  }

  /** In the shape that the CLI reads to print file and line. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.add("sourcePosition_", position);
    return GSON.toJson(description);
  }

  /** With the line and column of the rule, when the engine knows them. */
  private static String describe(Throwable error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof EvaluationException failed) {
        SourcePosition position = failed.getSourcePosition();
        return String.format(
            "%s:%d:%d %s",
            Path.of(position.getFileName()).getFileName(),
            position.getLine(),
            position.getColumn(),
            failed.getMessage());
      }
    }
    return String.valueOf(error.getMessage());
  }

  private void verify(long id, JsonObject context) throws InvalidProtocolBufferException {
    Ruleset ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) {
      sendError(id, "verify", "No such ruleset");
      return;
    }
    Judgement judgement = new Judgement(id, ruleset, context);
    pending.put(id, judgement);
    Futures.addCallback(
        new DefaultEvaluator(ruleset.ast).evaluate(judgement),
        new FutureCallback<EvaluationResult>() {
          @Override
          public void onSuccess(EvaluationResult result) {
            conclude(judgement, result.permit());
          }

          @Override
          public void onFailure(Throwable error) {
            judgement.warn(error);
            conclude(judgement, false);
          }
        },
        MoreExecutors.directExecutor());
  }

  private void conclude(Judgement judgement, boolean permit) {
    pending.remove(judgement.id);
    coverage.add(judgement.ruleset, judgement.traces());
    JsonObject answer = answer(judgement.id);
    if (!permit) {
      judgement.warnings.forEach(answer.getAsJsonArray("warnings")::add);
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
    send(answer);
  }

  private void receiveDocument(long id, JsonObject message) {
    Judgement judgement = pending.get(id);
    if (judgement != null) {
      boolean found = "ok".equals(message.get("status").getAsString());
      judgement.receive(found ? message.getAsJsonObject("result") : null);
    }
  }

  /** One document at a time and per id: the CLI has one handler for each id. */
  private void askForDocument(long id, String path) {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject request = new JsonObject();
    request.addProperty("server_request_id", id);
    request.addProperty("status", "ok");
    request.addProperty("action", "fetch_firestore_document");
    request.add("context", context);
    send(request);
  }

  private static JsonObject answer(long id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  /** Without the key "action" the CLI prints an error and never answers the client. */
  private void sendError(long id, String action, String text) {
    JsonObject answer = answer(id);
    answer.addProperty("status", "error");
    answer.addProperty("action", action);
    answer.addProperty("message", text);
    answer.getAsJsonArray("errors").add(text);
    send(answer);
  }

  private void send(JsonObject message) {
    out.println(GSON.toJson(message));
  }

  private record Ruleset(Source source, RulesetAst ast) {}

  /** One request under judgement, with the Firestore documents that its rules look up. */
  private final class Judgement implements Evaluator.Context {
    private final long id;
    private final Ruleset ruleset;
    private final String service;
    private final String method;
    private final ExpressionPathValue path;
    private final ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables;
    private final List<String> warnings = new ArrayList<>();
    private final GranularExpressionListener expressions = new GranularExpressionListener();
    private final Map<String, SettableFuture<Optional<JsonObject>>> documents = new LinkedHashMap<>();
    private final Queue<String> questions = new ArrayDeque<>();

    Judgement(long id, Ruleset ruleset, JsonObject context) throws InvalidProtocolBufferException {
      this.id = id;
      this.ruleset = ruleset;
      this.service = context.get("service").getAsString();
      this.method = context.get("method").getAsString();
      this.path = readPath(context, method);
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> read =
          ImmutableMap.builder();
      for (Map.Entry<String, JsonElement> variable :
          context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        JsonFormat.parser().merge(GSON.toJson(variable.getValue()), value);
        ListenableFuture<ExpressionValue> ready = Futures.immediateFuture(value.build());
        read.put(variable.getKey(), () -> ready);
      }
      this.variables = read.buildOrThrow();
    }

    @Override
    public String service() {
      return service;
    }

    @Override
    public String method() {
      return method;
    }

    @Override
    public ExpressionPathValue path() {
      return path;
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      return variables;
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return ImmutableMap.of(
          "firestore.get", new DocumentFunction("firestore.get", this, FirestoreValues::document),
          "firestore.exists",
              new DocumentFunction(
                  "firestore.exists",
                  this,
                  found -> ExpressionValueUtils.createValue(found.isPresent())));
    }

    @Override
    public ImmutableList<Supplier<EvaluationListener>> listeners() {
      EvaluationListener noted =
          new EvaluationListener() {
            @Override
            public void afterSinglePermissionEvaluation(
                Evaluator.Context context, Throwable error, Expression rule) {
              warn(error);
            }
          };
      return coverage.isOn()
          ? ImmutableList.of(() -> noted, () -> expressions)
          : ImmutableList.of(() -> noted);
    }

    List<PermissionTrace> traces() {
      return expressions.traces();
    }

    void warn(Throwable error) {
      String warning = describe(error);
      if (!warnings.contains(warning)) {
        warnings.add(warning);
      }
    }

    ListenableFuture<Optional<JsonObject>> document(String documentPath) {
      SettableFuture<Optional<JsonObject>> known = documents.get(documentPath);
      if (known != null) {
        return known;
      }
      if (documents.size() >= MAX_FIRESTORE_DOCUMENTS) {
        return Futures.immediateFailedFuture(
            new IllegalStateException("More than two Firestore documents read by one Storage rule"));
      }
      SettableFuture<Optional<JsonObject>> document = SettableFuture.create();
      documents.put(documentPath, document);
      questions.add(documentPath);
      if (questions.size() == 1) {
        askForDocument(id, documentPath);
      }
      return document;
    }

    void receive(JsonObject document) {
      String answered = questions.remove();
      if (!questions.isEmpty()) {
        askForDocument(id, questions.peek());
      }
      documents.get(answered).set(Optional.ofNullable(document));
    }
  }

  /**
   * A listing is judged as the listed folder plus ONE child whose name is not known, or everything
   * below it when no delimiter was given; otherwise a rule on the files of a folder refuses it.
   */
  private static ExpressionPathValue readPath(JsonObject context, String method) {
    List<ExpressionPathSegmentValue> segments = new ArrayList<>();
    for (String segment : context.get("path").getAsString().split("/")) {
      if (!segment.isEmpty()) {
        segments.add(ExpressionValueUtils.simpleSegment(segment));
      }
    }
    if (method.equals("list")) {
      JsonElement delimiter = context.get("delimiter");
      boolean isOneFolder = delimiter != null && !delimiter.isJsonNull()
          && delimiter.getAsString().equals("/");
      segments.add(
          isOneFolder
              ? ExpressionValueUtils.unboundCaptureSegment("_child")
              : ExpressionValueUtils.unboundGlobSegment("_child"));
    }
    return ExpressionPathValue.newBuilder().addAllSegments(segments).build();
  }

  /** {@code firestore.get(path)} or {@code firestore.exists(path)}. */
  private static final class DocumentFunction implements AsyncRuntimeFunction {
    private final String name;
    private final Judgement judgement;
    private final Function<Optional<JsonObject>, ExpressionValue> read;

    DocumentFunction(
        String name,
        Judgement judgement,
        Function<Optional<JsonObject>, ExpressionValue> read) {
      this.name = name;
      this.judgement = judgement;
      this.read = read;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        List<String> segments =
            ExpressionValueUtils.getPathSegments(
                request.getSourcePosition(), request.getArguments(0).getPathValue());
        return Futures.transform(
            judgement.document("/" + String.join("/", segments)),
            found -> ExpressionValueUtils.createResponse(read.apply(found)),
            MoreExecutors.directExecutor());
      } catch (EvaluationException error) {
        return Futures.immediateFailedFuture(error);
      }
    }
  }

  /** A Firestore document in its REST form, as the rules see it. */
  private static final class FirestoreValues {
    static ExpressionValue document(Optional<JsonObject> found) {
      if (found.isEmpty()) {
        return ExpressionValueUtils.NULL;
      }
      String name = found.get().get("name").getAsString();
      return map(
          ImmutableMap.of(
              "data", fields(found.get().getAsJsonObject("fields")),
              "id", ExpressionValueUtils.createValue(name.substring(name.lastIndexOf('/') + 1)),
              "__name__", reference(name)));
    }

    private static ExpressionValue map(Map<String, ExpressionValue> entries) {
      return ExpressionValue.newBuilder()
          .setMapValue(ExpressionMapValue.newBuilder().putAllFields(entries))
          .build();
    }

    private static ExpressionValue fields(JsonObject fields) {
      Map<String, ExpressionValue> entries = new LinkedHashMap<>();
      if (fields != null) {
        fields.entrySet().forEach(e -> entries.put(e.getKey(), value(e.getValue().getAsJsonObject())));
      }
      return map(entries);
    }

    /** {@code projects/P/databases/D/documents/a/b} is the path /databases/D/documents/a/b. */
    private static ExpressionValue reference(String name) {
      return ExpressionValueUtils.segmentsToPathExpressions(
          List.of(name.substring(name.indexOf("databases/")).split("/")));
    }

    private static ExpressionValue value(JsonObject typed) {
      Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
      JsonElement json = entry.getValue();
      return switch (entry.getKey()) {
        case "nullValue" -> ExpressionValueUtils.NULL;
        case "booleanValue" -> ExpressionValueUtils.createValue(json.getAsBoolean());
        case "integerValue" -> ExpressionValueUtils.createValue(json.getAsLong());
        case "doubleValue" -> ExpressionValueUtils.createValue(Double.parseDouble(json.getAsString()));
        case "stringValue" ->
            ExpressionValue.newBuilder().setStringValue(json.getAsString()).build();
        case "bytesValue" ->
            ExpressionValue.newBuilder()
                .setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(json.getAsString())))
                .build();
        case "timestampValue" -> timestamp(Instant.parse(json.getAsString()));
        case "referenceValue" -> reference(json.getAsString());
        case "geoPointValue" -> geoPoint(json.getAsJsonObject());
        case "arrayValue" -> list(json.getAsJsonObject().getAsJsonArray("values"));
        case "mapValue" -> fields(json.getAsJsonObject().getAsJsonObject("fields"));
        default -> throw new IllegalArgumentException("Unknown Firestore type: " + entry.getKey());
      };
    }

    private static ExpressionValue timestamp(Instant instant) {
      return ExpressionValue.newBuilder()
          .setTimestampValue(
              Timestamp.newBuilder()
                  .setSeconds(instant.getEpochSecond())
                  .setNanos(instant.getNano()))
          .build();
    }

    private static ExpressionValue geoPoint(JsonObject point) {
      LatLng.Builder latLng = LatLng.newBuilder();
      if (point.has("latitude")) {
        latLng.setLatitude(point.get("latitude").getAsDouble());
      }
      if (point.has("longitude")) {
        latLng.setLongitude(point.get("longitude").getAsDouble());
      }
      return ExpressionValue.newBuilder().setLatlngValue(latLng).build();
    }

    private static ExpressionValue list(JsonArray values) {
      ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
      if (values != null) {
        values.forEach(element -> list.addValues(value(element.getAsJsonObject())));
      }
      return ExpressionValue.newBuilder().setListValue(list).build();
    }
  }

  /** Which expressions of the rules were seen with which values; the same text adds up. */
  private static final class Coverage {
    private static final long INTERVAL_MS = 250;
    private static final ExpressionValue SOMETHING =
        ExpressionValue.newBuilder().setStringValue("…").build();

    private final Path file;
    private final Map<String, RuleExpressionTracker<ExpressionReport>> trackers = new HashMap<>();
    private Ruleset followed;
    private boolean hasNews;

    private Coverage(Path file) {
      this.file = file;
    }

    static Coverage fromEnvironment() {
      String file = System.getenv("STORAGE_RULES_COVERAGE_FILE");
      return new Coverage(file == null || file.isBlank() ? null : Path.of(file));
    }

    boolean isOn() {
      return file != null;
    }

    synchronized void follow(Ruleset ruleset) {
      if (isOn()) {
        followed = ruleset;
        hasNews = true;
      }
    }

    synchronized void add(Ruleset ruleset, List<PermissionTrace> traces) {
      if (isOn()) {
        RuleExpressionTracker<ExpressionReport> tracker = tracker(ruleset);
        for (PermissionTrace trace : traces) {
          trace.evaluationResults().forEach((rule, value) -> tracker.add(rule, shorten(value)));
        }
        hasNews = true;
      }
    }

    /** Whole requests would fill the memory; what a gate asks for is true, false and errors. */
    private static ExpressionValue shorten(ExpressionValue value) {
      return switch (value.getKindCase()) {
        case BOOL_VALUE, NULL_VALUE, UNDEFINED, KIND_NOT_SET -> value;
        default -> SOMETHING;
      };
    }

    private RuleExpressionTracker<ExpressionReport> tracker(Ruleset ruleset) {
      String text = ruleset.source().getFiles(0).getContent();
      return trackers.computeIfAbsent(text, unused -> new RuleExpressionTracker<>(Coverage::report));
    }

    private static Optional<ExpressionReport> report(
        ImmutableSet<ExpressionReport> children,
        SourcePosition position,
        ImmutableMap<ExpressionValue, Integer> values) {
      ExpressionReport.Builder node =
          ExpressionReport.newBuilder().setSourcePosition(position).addAllChildren(children);
      values.forEach(
          (value, count) ->
              node.addValues(ValueCount.newBuilder().setValue(value).setCount(count)));
      return Optional.of(node.build());
    }

    void keepWritten() {
      if (!isOn()) {
        return;
      }
      Runtime.getRuntime().addShutdownHook(new Thread(this::write));
      new Timer("coverage", true)
          .schedule(
              new TimerTask() {
                @Override
                public void run() {
                  write();
                }
              },
              INTERVAL_MS,
              INTERVAL_MS);
    }

    private synchronized void write() {
      if (!hasNews) {
        return;
      }
      RuleCoverageReport report =
          RuleCoverageReport.newBuilder()
              .setRules(followed.source())
              .addAllReport(tracker(followed).expressionReports(followed.ast()))
              .build();
      Path next = file.resolveSibling(file.getFileName() + ".next");
      try {
        Files.writeString(next, JsonFormat.printer().print(report));
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        hasNews = false;
      } catch (IOException error) {
        System.err.println("Coverage of the Storage rules could not be written: " + error);
      }
    }
  }
}
