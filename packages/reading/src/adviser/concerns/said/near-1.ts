import { evenings } from './evenings.ts';

/** Readers who are near somebody, message by message. */
export default evenings(`
  ssum-likes-me | 이 사람 저한테 관심 있는 거 맞아요?
  asked-me-to-meet | 소개팅 두 번 했고 두 번째는 그쪽에서 먼저 보자고 했어요
  warm-meeting-cold-text | 근데 연락이 하루에 서너 번밖에 없어요
  warm-meeting-cold-text | 원래 연락 잘 안 하는 사람일까요
  ask-them-out | 세 번째 만남은 제가 먼저 말해도 돼요?
  > ask-out-words | 뭐라고 보내면 자연스러울까요
  > which-of-two-days | 오늘 보내요 아니면 주말 지나고?

  ask-for-second-meeting | 소개팅 상대 애프터 신청해도 될까요
  polite-or-meant | 어제 만났는데 집 가서 잘 들어갔냐고 했더니 네 덕분에 재밌었어요 라고 왔습니다
  > polite-or-meant | 이거 예의상 한 말인가요?
  > answers-slower | 그 뒤로 제가 보낸 카톡엔 답이 좀 느립니다
  > ask-out-when | 그럼 언제 만나자고 하는 게 좋을까요
  date-where | 영화가 나아요 밥이 나아요?
  if-they-refuse | 거절당하면요?

  read-no-answer | 읽씹당했어요ㅠㅠ
  sent-no-answer-yet | 어제 밤 11시에 보냈는데 1은 바로 없어졌거든요 근데 지금까지 답이 없어요
  > busy-or-cooled | 바쁜걸까요 마음이 식은걸까요
  > posts-but-no-answer | 인스타 스토리는 올렸던데요
  after-no-answer | 한번 더 보내면 없어보이겠죠?
  > after-no-answer | 며칠까지 기다려봐요
  > no-answer-then-over | 그래도 안 오면 끝인가요

  ssum-becomes-love | 얘랑 사귈 수 있을까요?
  ssum-becomes-love | 한 달째 매일 연락하고 있어요
  > slow-to-touch | 만난 건 네 번이고 손은 아직 못 잡았어요
  confess-when | 언제 고백하는 게 좋아요?
  cools-if-dragged | 너무 끌면 식는다던데 맞아요?
  > confess-by-text | 직접 말로 해야겠죠
  > lighter-words | 뭐라고 해야 안 오글거릴까요ㅋㅋ

  ssum-likes-me | 그 사람 속마음이 궁금해요
  warm-meeting-cold-text | 만나면 정말 다정한데 헤어지고 나면 이틀씩 연락이 없어요
  > is-it-only-me | 저만 좋아하는 거 아닐까요
  someone-else-too | 혹시 다른 여자도 만나는 중일까요?
  ask-if-burden | 물어보면 부담스러워할까요
  > what-then | 그럼 저는 어떻게 해야 돼요 그냥 기다려요?
  > feels-hurt | 기다리는 거 너무 힘들어요 진짜

  is-it-ssum | 이거 그린라이트임?
  signs-they-like | 과제 핑계로 먼저 톡 오고 밥도 둘이 먹자고 함
  > ssum-or-only-kind | 근데 다른 남자 동기들한테도 친절하긴 해
  ssum-or-only-kind | 나한테만 그러는 건지 모르겠어
  > how-can-i-tell | 확인하는 방법 없어?
  ask-them-out | 영화 보자고 해볼까
  > will-do-so | 오키 낼 물어봄 ㄱㅅ

  texts-grew-rare | 사귄 지 3주 됐는데 연락이 줄었어요
  > texts-grew-rare | 썸 탈 때는 아침마다 굿모닝 보내줬는데 지금은 점심때나 와요
  > partner-cooled | 벌써 식은 거예요?
  partner-too-busy | 일이 바쁘다고는 해요
  no-right-to-be-hurt | 서운하다고 말해도 될까요
  > open-a-talk | 어떻게 말해야 안 싸워요?
  couple-lasts | 이 사람이랑 오래 갈 수 있을까요
  > will-do-so | 네 오늘 밤에 전화로 말해볼게요

  ssum-likes-me | 냉정하게 말씀해주세요 이 여자 저한테 마음 있습니까
  always-me-first | 세 번 만났는데 세 번 다 제가 먼저 연락했습니다
  > tells-good-sign | 만나면 잘 웃고 두 시간 넘게 얘기합니다
  always-me-first | 먼저 연락이 한 번도 없는 건 마음이 없다는 뜻 아닌가요
  if-i-stop-texting | 제가 연락을 끊어보면 어떨까요
  how-to-push-pull | 밀당은 성격에 안 맞아서요
  > will-do-so | 그럼 다음 약속까지만 잡아보고 판단하겠습니다

  app-not-met-yet | 인스타 디엠으로 알게된 오빠인데 만나도 될까요
  long-calls-meaning | 두 달 동안 맨날 디엠하고 통화도 해요
  texts-never-meets | 근데 만나자고는 안 해요ㅠ
  texts-never-meets | 왜 안 만나자고 하는 걸까요
  ask-them-out | 제가 먼저 만나자고 하면 어때요
  blind-date-place | 첨 만날 때 어디서 보는 게 나아요

  is-it-ssum | 회사 누나랑 썸인지 아닌지 모르겠어요
  > tells-good-sign | 야근하고 둘이 맥주 몇 번 마셨고 주말에도 톡 와요
  only-a-younger-sister | 절 동생으로 보는 걸까요?
  > only-a-younger-sister | 두 살 차이면 남자로 안 보일 수도 있죠
  friendship-after-confession | 고백했다가 회사에서 어색해지면 어떡해요
  show-it-or-hide | 티를 조금만 내보는 건 어떻게 해요
  > ssum-official-when | 올해 안에 결판 날까요ㅋㅋ

  text-first-or-wait | 선톡 제가 해도 돼요?
  > always-me-first | 맨날 제가 먼저 하는 거 같아서 이틀 참고 있어요
  > tells-bad-sign | 근데 진짜 안 오네요..
  > no-answer-then-over | 이러다 끝나는 거 아니에요?
  > losing-if-i-text | 지금 보내면 지는 거 같아요
  text-what | 뭐라고 보낼까요 그냥 뭐해? 이거요?
  > another-way | 아 그건 좀 별론가
  > will-do-so | ㅋㅋㅋ알겠어요 그걸로 보낼게요

  ssum-becomes-love | 이분과 잘 될 가능성이 있을까요?
  > tells-more | 지인 소개로 만나 5주째입니다
  slow-to-touch | 매주 토요일마다 보는데 진도가 안 나갑니다
  > tells-own-part | 제가 너무 신중한 건지 모르겠습니다
  when-to-touch | 손은 언제 잡는 게 자연스러운가요
  > how-can-i-tell | 상대가 싫어하는지 어떻게 알 수 있죠
  confess-when | 고백 시기도 봐주세요

  serious-or-light | 연하남이랑 썸타는데 진심일까요
  they-came-first | 먼저 누나 누나 하면서 엄청 들이대더니 요즘 좀 잠잠해요
  > is-that-why | 제가 선을 그어서 그런가
  > crush-much-younger | 나이 때문에 자꾸 망설이게 돼요
  > crush-much-younger | 걔는 결혼 생각도 없을 텐데 시작해도 될까요
  > warm-them-again | 다시 다가오게 하려면요?
  > feels-hurt | 하.. 나이 먹고 이게 뭐하는 건지

  same-sex-welcome | 남자끼리인데 봐주실 수 있죠?
  > tells-more | 앱에서 만난 형이랑 세 번 봤어요
  they-came-first | 처음엔 형이 더 적극적이었는데 요즘은 제가 더 연락해요
  ssum-likes-me | 형 마음이 어떤지 궁금해요
  app-person-trust | 아직 앱을 안 지웠더라고요
  ask-if-burden | 그거 물어보면 집착 같을까요
  who-confesses-first | 사귀자는 말은 누가 하는 게 나을까요
  > will-do-so | 기다려 볼게요

  friend-i-love | 친구였다가 좋아졌는데 고백해도 될까요
  > tells-more | 5년 친구고 서로 볼꼴 못볼꼴 다 봤어요
  both-pretend-after | 얼마 전에 취해서 손 잡았는데 다음날 둘 다 모른척했어요
  > do-they-know-it | 걔는 기억하고 있을까요?
  friendship-after-confession | 친구도 못하게 될까봐 무서워요
  test-their-heart | 먼저 떠보는 방법 없을까요
  > cannot-do-so | 그날 얘기를 꺼내라구요??
  > cannot-do-so | 아 못하겠는데ㅠㅠ

  answers-slower | 답장이 느린 여자 마음 없는 거죠?
  > tells-more | 보통 4~5시간 걸려요
  > tells-good-sign | 근데 오면 길게 와요 질문도 하고
  > is-there-hope | 그럼 괜찮은 건가
  answer-slow-on-purpose | 저도 늦게 답해야 하나요?
  call-instead | 전화 한번 해볼까요
  what-hour | 몇 시쯤이 나아요

  blind-date-no-word | 소개팅남이 애프터를 안 하네요
  good-until-then | 분위기 진짜 좋았거든요. 밥 먹고 커피 마시고 산책까지 하고 집 앞까지 데려다줬는데 그 뒤로 나흘째 조용해요
  > silent-after-date | 제가 마음에 안 들었던 걸까요
  ask-the-matchmaker | 주선자한테 물어보는 건 별로죠?
  text-first-or-wait | 제가 먼저 연락해도 괜찮은 사람이에요?
  > feels-hurt | 나이가 있으니 자존심이 더 상해요
  love-this-year | 이 사람 아니면 올해 또 인연 있어요?
  > will-do-so | 일단 내일까지만 기다릴래요

  text-what | 썸녀한테 뭐라고 톡하지
  keep-talk-going | 할 말이 떨어짐 맨날 뭐해 밥먹었어 이거만 함
  > how-would-they-take-it | 재미없다고 생각할까봐
  one-word-answers | 걔 요즘 답이 ㅋㅋㅋ 아니면 이모티콘임
  > is-there-hope | 망한거야?
  > tells-own-part | 만나서는 말 잘하거든 나
  > ask-out-when | 그럼 언제 보자고 해
  > tells-more | 근데 시험기간인데

  ssum-or-only-kind | 회사 사람이랑 썸인데 저만 그렇게 느끼는 건지 봐주세요
  > tells-good-sign | 매일 커피 사다주고 퇴근도 같이 해요
  silent-on-weekends | 근데 주말엔 연락이 1도 없어요
  > silent-on-weekends | 왜 주말엔 안 하죠?
  office-love-wise | 사내연애 해도 괜찮을까요 제 사주에
  > secret-office-couple | 들키면 곤란한데..
  > will-do-so | 월요일에 슬쩍 물어볼게요

  right-one-for-me | 결혼까지 생각하고 만나도 될 분인지 궁금합니다
  > tells-more | 아직 네 번 만났습니다
  > is-it-too-fast | 너무 빠른가요
  wants-it-slow | 상대는 천천히 알아가자고 했습니다
  > is-that-a-no | 이 말 거절로 들어야 합니까
  how-long-to-wait | 얼마나 기다려야 마음이 열릴까요
  > tells-own-part | 제가 조급한 편이라 고민입니다

  am-i-kept-around | 얘 어장이에요?
  meets-never-names | 톡할 땐 여친한테 하듯이 하는데 사귀자는 말은 안해요
  > long-ssum | 그게 벌써 석 달째예요
  likes-others-photos | 다른 여자애 스토리에도 하트 누르고 다니고
  define-us | 우리 무슨 사이냐고 물어볼까요
  > how-would-they-take-it | 물어봤다가 도망가면요?
  > cannot-do-so | 그래도 제가 더 좋아하는 거 같아서 못 끊겠어요
  > what-then | 어떡하면 좋아요 진짜

  ask-before-kiss | 첫키스 언제 하는 게 좋을까요
  > tells-more | 사귄 지 2주 됐고 손이랑 포옹까지 했습니다
  their-first-relationship | 여친이 첫 연애라 조심스러워요
  > ask-before-kiss | 물어보고 해야 되나요 그냥 분위기로 가나요
  > ask-before-kiss | 물어보면 분위기 깨지지 않나요
  > may-i-do-so | 이번 주말에 한강 가기로 했는데 그때 어때요
  > if-they-refuse | 혹시 피하면 어떻게 해요

  why-suddenly-cool | 썸이 식은 것 같아요
  > texts-grew-rare | 2주 전만 해도 퇴근길마다 전화했는데 이제 톡도 하루 한두 개예요
  whose-fault | 제가 뭘 잘못했을까요
  > tells-more | 딱히 싸운 것도 없어요
  > warm-them-again | 다시 불붙을 수 있어요?
  > may-i-do-so | 제가 먼저 솔직하게 말하는 게 나을까요

  someone-else-too | 썸녀한테 다른 남자가 있는 거 같아요
  > tells-bad-sign | 동호회 형인데 맨날 걔 차 태워다 줌
  > rival-has-more | 저는 차도 없고 취준생이라 밀리는 느낌
  > whom-do-they-prefer | 걔 마음이 누구한테 더 있을까요
  > confess-or-not | 고백 먼저 하는 사람이 이기는 거 아님?
  if-they-refuse | 차이면 동호회 못 나감ㅋㅋ
  tell-me-straight | 솔직히 나 승산 있어요?

  same-sex-ssum | 여자분이랑 썸인데 이게 썸인지 우정인지 모르겠어요
  > tells-good-sign | 독서모임에서 만났고 둘이서만 여섯 번 봤어요
  crush-same-side | 그분도 여자를 좋아하는지 몰라요
  > is-it-only-me | 근데 눈빛이 달라요.. 착각일까요
  > how-can-i-tell | 어떻게 확인해요?
  crush-same-sex | 커밍아웃을 먼저 하는 게 나을까요
  > feels-hurt | 혹시 멀어지면 저 너무 힘들 것 같아요
  > will-do-so | 조금씩 얘기해볼게요

  are-we-dating | 사귀자는 말 꼭 해야 하나요?
  > tells-good-sign | 이미 주말마다 보고 손도 잡고 키스도 했거든요
  > meets-never-names | 상대는 아무 말 없어요
  are-we-dating | 말 안 하면 안 사귀는 건가요
  > serious-or-light | 혹시 저쪽은 가볍게 보는 걸 수도?
  day-for-talk | 그럼 이번 주에 말할까요
  > define-us | 무슨 말로요

  left-unread | 카톡 안읽씹은 무슨 뜻이에요
  left-unread | 어제 점심부터 1이 안 없어져요
  > posts-but-no-answer | 근데 카톡 프사는 바꿨어요ㅋㅋ
  partner-is-avoidant | 이 사람 원래 회피형인 거 같긴 해요
  ask-if-something-up | 무슨 일 있냐고 물어볼까요
  > after-no-answer | 한 번만 더 보내볼게 뭐라고 해?
  > will-do-so | 이번에도 안 읽으면 접을래요

  too-late-by-age | 마흔 넘어서 썸 타려니 어렵습니다
  > tells-good-sign | 헬스장에서 인사하다가 식사 두 번 했습니다
  > tells-more | 그분은 이혼하신 걸로 알고 있습니다
  ssum-likes-me | 제게 호감이 있으신 걸까요?
  cools-if-dragged | 너무 천천히 가면 흐지부지될 것 같습니다
  > date-where | 다음엔 어떤 자리를 만드는 게 좋겠습니까
  how-often-text | 톡은 매일 드리는 게 좋나요

  second-date-offer | 첫 소개팅했는데 애프터 올까요??
  blind-date-done | 오늘 하고 왔어요 방금 집이에요
  > date-went-badly | 제가 너무 긴장해서 말을 못했어요
  blind-date-done | 그분은 계속 웃어주긴 했는데
  got-home-safe-text | 먼저 잘 들어갔냐고 보내도 되나
  just-texted-me | 어 방금 톡 왔어요!!
  answer-slow-on-purpose | 바로 답하면 없어보여요?
  > will-do-so | ㅋㅋㅋㅋ네 보낼게요

  how-to-push-pull | 밀당을 해야 하나요
  too-nice-bores | 친구들이 너무 잘해주면 질린대요
  > tells-own-part | 저는 좋으면 바로바로 표현하는 타입이라
  > they-are-lukewarm | 실제로 요즘 그녀 반응이 미지근합니다
  > text-less | 조금 줄여볼까요 얼마나?
  > if-i-stop-texting | 하루쯤 연락 안 하면 되려나
  > if-i-stop-texting | 그러다 아예 멀어지면요

  busy-or-cooled | 진짜 바쁜 건지 핑계인지 알고 싶어요
  > tells-more | 회계사라 시즌이라고 한 달째 못 만났어요
  > only-at-night | 톡은 밤 12시 넘어서 와요
  > busy-or-cooled | 관심 있으면 잠을 줄여서라도 만난다던데
  partner-at-heart | 이 사람은 어떤 타입이에요?
  > how-would-they-take-it | 회사 앞으로 커피 들고 가면 오버겠죠
  > will-do-so | 그쵸.. 좀 더 기다려볼게요

  only-a-younger-sister | 누나가 저 귀엽대요 이거 남자로 안 보는 거죠
  > tells-more | 알바하면서 친해졌어요
  > tells-good-sign | 둘이 술도 마시고 집에도 데려다줬어요
  make-crush-see-me | 남자답게 보이려면 어떻게 해야 돼요
  drop-honorifics | 반말해도 되냐고 물어볼까
  ssum-ex-in-touch | 누나 전남친이 아직 연락하는 거 같던데
  > rival-has-more | 그 형보다 제가 나은 거 맞죠?ㅋㅋㅋ
  confess-when | 고백은 언제요

  am-i-kept-around | 이 남자 간 보는 거죠?
  meets-never-names | 만난 지 두 달 스킨십은 다 하는데 사귀자는 말이 없어요
  dodges-wedding-talk | 결혼 얘기 나오면 화제를 돌려요
  > tells-more | 저는 시간이 없는데
  > how-would-they-take-it | 딱 잘라 물어보면 뭐라고 할까요
  > wait-or-stop | 아니면 그냥 제가 끝낼까요
  how-long-to-wait | 언제까지 기다려주는 게 맞아요

  ssum-becomes-love | 게임에서 만난 애랑 썸인데 될까
  > long-calls-meaning | 디코로 매일 새벽까지 얘기함
  > tells-more | 얼굴은 사진만 봤어
  real-me-disappoints | 실제로 만나면 실망할까봐 겁남
  ssum-likes-me | 걔도 나 좋아하는 거 맞지?
  crush-far-city | 부산 사는데 나는 인천이야
  start-far-apart | 장거리로 시작하는 거 괜찮을까
  > will-do-so | 다음 달에 내려가볼게

  third-or-never | 세 번째 만남에 고백 안 하면 끝이라던데 맞나요
  > third-or-never | 어제가 세 번째였는데 아무 말도 없었어요
  > tells-good-sign | 다음 약속은 잡았어요
  > ssum-likes-me | 그럼 마음은 있는 거죠?
  > meets-never-names | 왜 말을 안 할까요
  > i-ask-to-date | 제가 먼저 해도 되는 상황이에요?
  > will-they-confess | 네 번째엔 할까요..?

  rocky-so-early | 사귄지 열흘인데 벌써 삐걱거려요
  couple-contact-much | 전 하루에 한 번 통화하면 되는데 여친은 계속 톡하길 원합니다
  > is-it-my-fault | 제가 애정이 부족한 사람 같아요
  > couple-contact-much | 연락 문제로 헤어지는 커플 많잖아요
  > couple-contact-much | 어떻게 맞춰야 할까요
  > tells-more | 회의 중엔 진짜 못 보거든요
  > how-would-they-take-it | 이런 말 하면 변명처럼 들릴까요

  when-text-comes | 썸남 연락 언제 와여?
  > will-they-text | 삼일째 안와요ㅠㅠ
  > is-that-why | 마지막에 제가 ㅋㅋㅋ만 보내서 그런가
  > am-i-turned-down | 끊긴건가여
  > text-first-or-wait | 먼저 보내기 싫은데
  post-story-as-bait | 스토리 올리면 답장 올까요
  > post-story-as-bait | 무슨 스토리요??

  wants-it-slow | 요즘 만나는 분이 속도를 늦추자고 합니다
  > tells-own-part | 제가 좀 빨랐던 건 인정합니다. 두 번째 만남에 좋아한다고 했거든요
  is-that-a-no | 거절을 돌려 말한 건가요?
  > tells-good-sign | 그래도 답장은 꼬박꼬박 옵니다
  text-less | 연락을 줄여야 합니까
  > ask-out-when | 얼마나 지나면 다시 만나자고 해도 될까요
  gift-for-ssum | 선물 같은 건 하지 말아야겠죠?

  will-they-confess | 이 사람이 먼저 고백할까요?
  > meets-never-names | 거의 사귀는 거나 마찬가지인데 말을 안 해요
  > tells-more | 소심한 편인 것 같긴 해요
  > make-the-mood | 제가 분위기 만들어주면 할까요
  > make-the-mood | 어떤 분위기요?
  drink-for-truth | 술 마시면 진심이 나올까요
  > drink-for-truth | 술김에 하는 건 또 싫은데ㅎㅎ
  > ssum-official-when | 이번 달 안엔 들을 수 있나요

  someone-in-their-photo | 썸녀 프사에 남자 손이 나왔어요
  > ask-if-burden | 누구냐고 물어보기도 애매하고
  > tells-good-sign | 오늘도 저한테 굿나잇 톡은 왔거든요
  > someone-else-too | 혹시 저 말고 또 있나요
  > no-right-to-be-hurt | 물어볼 권리가 없잖아요 사귀는 것도 아닌데
  > how-can-i-tell | 자연스럽게 알아보는 법 없을까요
  > someone-in-their-photo | 동생일 수도 있겠죠..?

  best-friends-ex | 친구 전남친이랑 썸이면 나쁜 년인가요
  > tells-more | 헤어진 지는 일 년 넘었고 친구는 새 남친 있어요
  > tells-more | 우연히 만났다가 연락하게 됐어요
  serious-or-light | 이 남자 진심이긴 해요?
  > best-friends-ex | 친구한테 먼저 말해야 되나
  > how-would-they-take-it | 말하면 싸울 거 같은데
  > feels-hurt | 시작도 안 했는데 벌써 지쳐요

  warm-meeting-cold-text | 만나면 좋은데 톡은 단답인 여자 뭐죠
  one-word-answers | 네 ㅎㅎ 아하 그렇군요 이게 다예요
  > tells-good-sign | 만나면 눈도 잘 맞추고 먼저 팔짱도 꼈어요
  warm-meeting-cold-text | 톡을 귀찮아하는 성격일까요
  > text-less | 그럼 저도 톡을 줄이고 만남을 늘릴까요
  how-often-text | 일주일에 몇 번이 적당해요?
  > how-often-text | 두 번은 많나

  can-i-trust-partner | 오랜만에 설레는 사람이 생겼는데 믿어도 될까요
  school-friend-again | 동창회에서 만났고 매일 안부 문자가 와요
  crush-single-or-not | 돌싱이라는데 사실인지 모르겠어요
  > may-i-do-so | 직접 물어봐도 실례 아니겠죠?
  ssum-likes-me | 이분은 저를 어떻게 생각하나요
  i-want-to-go-slow | 저는 천천히 가고 싶거든요
  > i-want-to-go-slow | 그 말 어떻게 꺼내요

  ssum-likes-me | 같은 과 친구랑 묘한데 걔도 나 좋아하는 걸까
  held-hands | 걔가 술 마시고 내 어깨에 기대서 잤어
  > both-pretend-after | 담날 아무렇지도 않게 밥먹자고 함
  > tells-good-sign | 여자친구는 없대
  > tells-more | 내가 게이인 건 걔 몰라
  test-their-heart | 떠봐도 돼?
  > fear-of-rumour | 괜히 소문날까봐 무섭다
  > will-do-so | 좀만 더 지켜볼게

  us-two-match | 우리 궁합 좋아요?
  > tells-more | 아직 썸이에요 만난 지 한 달
  opposite-natures | 성격이 너무 다른 거 같아서요 저는 즉흥 그 사람은 계획
  what-they-like-in-me | 그 사람은 저 어디가 좋대요?ㅋㅋ
  who-loves-more | 사귀면 누가 더 좋아하게 돼요?
  > may-i-do-so | 그럼 사귀어도 되는 거죠
  ssum-official-when | 언제쯤 사귀게 될까요

  crush-junior | 같은 팀 후배한테 마음이 갑니다
  > crush-junior | 제가 사수라 조심스럽습니다
  > tells-good-sign | 요즘 퇴근 후에 먼저 연락이 옵니다 업무 얘기로 시작해서 사적인 얘기까지
  ssum-or-only-kind | 업무상 친절을 착각하는 걸까요?
  > tells-more | 제가 밥 먹자고 하면 거절 못 하는 위치라 더 그렇습니다
  crush-come-closer | 부담 안 주고 마음을 알 방법이 있을까요
  > crush-junior | 팀을 옮긴 뒤가 나을까요
  > takes-it-in | 역시 그렇군요

  talks-of-their-ex | 썸남이 전여친 얘기를 자꾸 해요
  talks-of-their-ex | 아직 못 잊은 거죠?
  > tells-more | 헤어진 지 반년 됐대요
  > talks-of-their-ex | 저는 대타일까요
  > how-would-they-take-it | 듣기 싫다고 하면 쪼잔해 보여요?
  > ask-for-change | 뭐라고 말하면 돼요
  > defends-other | 그래도 저한테 잘해주긴 해요ㅠ
  > will-do-so | 조금만 더 볼게요

  declined-no-other-day | 데이트 신청 까였는데 다시 해도 되나요
  > declined-no-other-day | 이번 주는 일이 있다고 했어요
  > declined-no-other-day | 다른 날짜는 말 안 해줬고요
  > is-that-a-no | 이거 완곡한 거절이죠
  > tells-good-sign | 근데 톡은 계속 이어져요
  > ask-out-when | 언제 다시 물어볼까요
  > ask-out-words | 구체적으로 날짜를 말하는 게 나아요?
  > will-do-so | 이번에도 안 되면 접겠습니다

  ssum-becomes-love | 내일 두 번째 만남인데 잘 될까요
  > tells-more | 와인바 간대요
  do-i-seem-easy | 너무 빨리 친해지면 쉬워 보일까 걱정돼요
  touch-too-fast | 스킨십 하려고 하면 어떡해요
  > i-want-to-go-slow | 싫은 건 아닌데 천천히 하고 싶어서요
  may-i-do-so | 집 데려다준다고 하면 받아도 돼요?
  first-date-ahead | 잘 다녀올게요 떨려요

  ssum-likes-me | 얘가 저 좋아하는지 좀 봐주세요
  watches-my-stories | 제 인스타 스토리 맨날 1등으로 봐요
  > watches-my-stories | 근데 디엠은 안 해요
  > watches-my-stories | 보기만 하는 건 의미 없나
  like-their-post | 제가 먼저 걔 스토리에 답장해볼까요
  > may-i-do-so | 고양이 사진 올렸던데 귀엽다고?
  only-a-heart-back | ㅋㅋ보냈는데 하트만 왔어요
  > keep-talk-going | 이제 뭐라해요

  lukewarm-second-look | 결정사에서 만난 분인데 계속 만나봐도 될까요
  terms-without-spark | 조건은 다 맞는데 설렘이 없어요
  > lukewarm-second-look | 세 번은 만나보라던데
  blind-date-done | 그분은 저를 마음에 들어하시는 것 같아요
  terms-without-spark | 설레지 않는 사람이랑도 잘 살 수 있나요
  decline-kindly | 미안해서 거절도 못 하겠어요
  lukewarm-second-look | 네 번째 약속 잡을지 말지 정해주세요
  > will-do-so | 네 그렇게 해볼게요

  someone-else-too | 이 여자 다른 남자도 만나고 있나요
  > tells-more | 소개팅 앱으로 만났으니까 그럴 수 있죠
  silent-on-weekends | 금요일 저녁엔 꼭 연락이 안 돼요
  i-suspect-too-much | 의심하는 제가 이상한 건가
  > no-right-to-be-hurt | 사귀기 전이니까 뭐라 할 수도 없고
  only-see-me | 저만 만나자고 말해도 될까요
  > tells-more | 지금 만난 지 3주요
  > how-would-they-take-it | 부담스럽다 하면요?

  never-says-love | 남친이 애정표현을 안 해요
  never-says-love | 사귄지 한달인데 좋아한다는 말 한번도 못 들었어요
  > tells-more | 고백도 그냥 우리 만날래? 였어요
  partner-loves-me | 절 좋아하긴 해요?
  > tells-good-sign | 행동은 잘해요 아플 때 약도 사다주고
  > never-says-love | 그래도 말로 듣고 싶은데
  > never-says-love | 말해달라고 하면 엎드려 절받기죠ㅠ

  only-a-younger-sister | 연상 여성분과 만나는 중인데 제가 어려 보일까요
  > tells-more | 세 살 차이고 그분이 더 잘 법니다
  they-insist-on-paying | 밥값을 자꾸 그분이 내려고 하세요
  > they-insist-on-paying | 관심이 없어서 빚지기 싫은 건 아닌가요?
  drop-honorifics | 존댓말은 계속 쓰는 게 낫습니까
  > will-do-so | 다음 만남은 제가 다 준비해보려고요
  > date-where | 뭘 좋아하실까요
  raise-wedding-talk | 결혼 얘기 부담 주면 안 되겠죠

  ssum-likes-me | 첫연앤데 얘 나 좋아하는거 마자요?
  > tells-more | 조별과제 하다가 친해졌어요
  > tells-good-sign | 맨날 같이 집가고 제 가방도 들어줘요
  > tells-more | 친구들은 백퍼라는데 전 모르겠어요
  will-they-confess | 고백 기다리면 올까요
  christmas-with-ssum | 크리스마스 전에 사귈수있어요?
  > feels-glad | 심장터질거가타요ㅠㅠㅋㅋ

  friend-i-love | 십년지기가 여자로 보이기 시작했습니다
  crush-goes-on-blind-date | 얼마 전 그 친구가 소개팅 한다는 말에 기분이 확 상하더라고요
  only-a-younger-sister | 그 친구는 절 남자로 안 보겠죠?
  crush-goes-on-blind-date | 소개팅 가지 말라고 하면 이상할까요
  > tells-bad-sign | 이미 한 번 만났대요
  > is-it-too-late | 늦은 건가요
  confess-or-not | 말하고 후회하는 게 낫나요 말 안 하고 후회하는 게 낫나요
  > will-do-so | 술 먹고 말고 맨정신에 하겠습니다

  ghosted-why | 갑자기 잠수탔어요
  stood-up | 만나기로 한 전날부터 연락이 없어요. 약속 당일에도 안 왔고 전화도 안 받아요
  > something-happened-to-them | 사고난 건 아니겠죠
  is-it-a-block | 차단당한 건가요?
  did-i-do-wrong | 제가 뭘 그렇게 잘못했을까요
  ghost-returns | 다시 연락 올 사람이에요?
  take-ghost-back | 오면 받아줘야 해요 말아야 해요

  held-hands | 손 잡았는데 빼진 않았어요 그린라이트죠?
  > tells-more | 어제 영화 보다가요
  > tells-bad-sign | 근데 나와서는 어색해서 말도 별로 못 했어요
  one-word-answers | 오늘 톡이 평소보다 짧아요
  > did-i-do-wrong | 싫었던 걸까요ㅠ
  > may-i-do-so | 어제 얘기를 꺼내야 하나요
  > how-would-they-take-it | 미안하다고 하면 더 이상하겠죠
  > i-ask-to-date | 다음엔 고백하고 잡을까요

  not-hurt-again | 앱에서 만난 동생이랑 잘 되고 있는데 겁나요
  > tells-own-part | 제가 전 애인한테 데인 적이 있어서요
  > tells-good-sign | 이 친구는 매일 먼저 연락 와요
  comes-too-fast | 이렇게 빨리 다가오는 사람 믿어도 돼요?
  > comes-too-fast | 금방 식을까봐요
  i-want-to-go-slow | 조금 천천히 하자고 말하고 싶은데
  > i-want-to-go-slow | 서운해하지 않게 말하려면요
  > one-good-news | 좋은 애 같긴 하죠?

  long-ssum | 썸이 너무 길어지는 것 같습니다
  long-ssum | 반년 가까이 이 상태입니다
  confessed-waiting | 고백을 두 번 흐지부지 넘기셨습니다
  am-i-kept-around | 희망고문인가요
  > tells-good-sign | 그래도 제 생일은 챙겨주셨어요
  confess-again | 마지막으로 한 번만 더 말해볼까요
  > confess-when | 언제가 좋겠습니까
  > will-do-so | 이번에 안 되면 마음 정리하겠습니다

  answer-slow-on-purpose | 답장을 일부러 늦게 하는 게 좋아요?
  > tells-own-part | 저는 알림 뜨면 바로 보는 편이에요
  > tells-more | 그 사람은 한 시간은 기본이에요
  do-i-seem-easy | 너무 바로 답하니까 저를 쉽게 보나 싶어서요
  answer-slow-on-purpose | 맞춰서 한 시간 뒤에 해볼까요
  > may-i-do-so | 유치한가ㅋㅋ
  > and-what-of-them | 그 사람도 답 기다리긴 할까요

  how-often-text | 소개팅 후 연락 텀이 얼마가 적당합니까
  > tells-more | 만나기 전엔 거의 연락 안 했고 만난 뒤 이틀 지났습니다
  > tells-more | 제가 마지막에 푹 쉬세요로 끝냈습니다
  reopen-chat | 대화가 끊긴 건데 다시 시작하려면 뭐라고 하죠
  > text-what | 날씨 얘기는 뻔한가요
  > tells-more | 그분이 고기 좋아한다고 했어요
  > will-do-so | 아 그걸로 약속을 잡으면 되겠네요
  which-of-two-days | 주말 점심이 나을까요 평일 저녁이 나을까요

  am-i-kept-around | 이 오빠 저 갖고 노는 거예요?
  only-at-night | 밤에만 연락 와요
  only-at-night | 낮엔 답도 없고 밤 되면 보고싶다 나올래? 이래요
  > tells-bad-sign | 한 번도 밥을 같이 먹은 적이 없어요
  > feels-hurt | 전 진심인데..
  ask-them-out | 낮에 보자고 해볼까요
  if-they-refuse | 거절하면 답 나온 거죠
  > will-do-so | 알겠어요 마음 단단히 먹을게요

  is-it-ssum | 사내 메신저로 매일 얘기하는데 이거 썸 맞나요
  > tells-good-sign | 점심도 일주일에 두 번은 같이 먹습니다
  > tells-more | 개인 카톡은 아직 안 해봤습니다
  number-unknown | 번호 물어보면 부담스러울까요
  > excuse-to-meet | 회사 밖에서 볼 명분이 없어요
  ask-them-out | 전시회 좋아한다던데 표를 구해볼까요
  > how-would-they-take-it | 두 장 생겼다고 하면 티 나겠죠ㅋㅋ
  > will-do-so | 해보고 다시 오겠습니다

  confusing-means-no | 헷갈리게 하는 남자는 아닌 거 맞죠?
  > confusing-means-no | 유튜브에서 다 그러더라고요
  > defends-other | 근데 이 사람은 좀 조심스러운 성격 같아요
  > is-it-only-me | 제가 합리화하는 걸까요
  > tells-good-sign | 지난주에 감기 걸렸다니까 죽 보내줬어요
  > ssum-likes-me | 이건 관심이죠?
  > meets-never-names | 그럼 확신을 왜 안 줘요
  > will-do-so | 조금 더 표현해볼게요 제가

  confess-before-army | 군대 가기 전에 고백해도 될까요
  > tells-more | 두 달 남음ㅠ
  ssum-likes-me | 걔도 나한테 마음 있는 거 같긴 한데
  confess-before-army | 기다려달라고 하는 건 이기적이지 않음?
  > confess-before-army | 말 안 하고 가면 뺏길 거 같아
  > would-they-wait | 걔 기다려줄 스타일이야?
  > may-i-do-so | 휴가 때 만나는 정도는 괜찮겠지

  asked-me-to-meet | 네 살 연하가 자꾸 만나자고 하는데 진지한 걸까요
  > tells-more | 볼링 동호회에서 만났어요
  > tells-more | 처음엔 귀여운 동생이었는데 요즘은 기다려져요
  others-eyes | 주변에서 뭐라 할까 신경 쓰여요
  > serious-or-light | 이 친구 가벼운 사람은 아니에요?
  > crush-much-younger | 저보다 어린 여자한테 가버릴까봐 무섭기도 해요
  first-date-ahead | 나가서 어떻게 해야 할지도 알려주세요

  date-a-divorced-one | 아이 있는 분과 썸인데 어디까지 다가가도 될까요
  > tells-more | 초등학생 아들이 있으십니다
  > tells-more | 저녁 시간엔 연락이 안 됩니다 당연하지만요
  serious-or-light | 저를 진지하게 보시는지 궁금합니다
  meet-their-child | 아이는 언제쯤 만나는 게 좋을까요
  > meet-their-child | 먼저 말 꺼내는 건 아니겠죠
  > will-do-so | 네 기다리는 건 자신 있습니다

  got-confessed-unsure | 고백받았는데 생각할 시간 달라고 했어요 받아줄까요?
  got-confessed-unsure | 좋긴 한데 확신이 없어요
  us-two-match | 얘랑 사귀면 어떨 거 같아요
  > would-they-wait | 너무 오래 끌면 떠나겠죠?
  > got-confessed-unsure | 며칠 안에 답해야 돼요
  friendship-after-confession | 사귀다 안 맞으면 친구도 잃는 거잖아요
  > may-i-do-so | 일단 만나서 말하는 게 낫죠
  > what-words | 뭐라고 시작해요

  angry-without-reason | 여친이 화났는데 왜 화났는지 모르겠어
  > tells-bad-sign | 답장이 갑자기 응 아니 로만 옴
  > tells-own-part | 어제 친구들이랑 술 먹느라 연락 3시간 안 되긴 했어
  > is-that-why | 그거 때문이겠지?
  call-instead | 전화하면 받을까
  apology-words | 뭐라고 사과해야 돼
  just-became-couple | 사귄 지 3주밖에 안 됐는데 이러면 앞으로 어떡함

  never-calls | 전화를 안 하는 남자 어떻게 봐야 해요
  never-calls | 톡은 하루 종일 해요 근데 전화는 두 달 동안 한 번도 없어요
  crush-single-or-not | 혹시 같이 사는 사람이 있나 싶어요
  > tells-bad-sign | 제가 전화 걸어봤는데 안 받고 톡으로 왜? 이러더라고요
  > someone-else-too | 의심스럽죠?
  > tells-bad-sign | 집도 한 번도 안 알려줬어요
  > wait-or-stop | 물어볼까요 그냥 끊을까요

  confessed-waiting | 고백했는데 아직 잘 모르겠대요
  > is-that-a-no | 완전 거절은 아닌 거죠?
  > tells-good-sign | 좀 더 만나보고 싶다고는 했어요
  > may-i-do-so | 전처럼 행동하면 되나요
  text-first-or-wait | 연락은 제가 먼저 하는 게 좋을까요
  confess-when | 다음 고백은 언제쯤이 좋아요
  confess-again | 또 말하면 질릴 거 같아서요
  > will-do-so | 그럼 한 달만 더 편하게 만나볼게요

  second-date-offer | 다음 데이트 얘기를 안 꺼내요 저한테 관심 없어졌나요
  > they-came-first | 늘 그 사람이 먼저 잡았거든요
  > tells-own-part | 지난번 헤어질 때 제가 피곤해서 표정이 안 좋았어요
  > is-that-why | 그걸로 오해했을까요?
  > may-i-do-so | 제가 잡으면 되는 거죠
  > may-i-do-so | 맛집 링크 보내는 거 어때요
  did-it-now | 보냈어요!! 답 기다리는 중
  did-it-worked | 좋대요ㅋㅋㅋㅋ 고마워요

  are-we-dating | 형이랑 두 달째 만나는데 우리 사귀는 건지 모르겠어요
  > tells-good-sign | 데이트도 하고 자고 가기도 해요
  not-introduced | 근데 친구들한테 저를 아는 동생이라고 소개했어요
  > defends-other | 밖이라서 어쩔 수 없었을 수도 있죠
  > feels-hurt | 그래도 서운했어요
  > serious-or-light | 형은 저를 애인으로 생각하나요
  > how-would-they-take-it | 말 꺼내면 관계가 깨질까 봐요
  day-for-talk | 언제 얘기하는 게 좋을까요

  crush-much-younger | 동생이라고만 생각했는데 요즘 신경쓰여요
  > tells-more | 한살 연하고 동아리 후배예요
  jealous-near-crush | 걔가 딴 여자애랑 웃는거 보니까 짜증남
  own-heart-unclear | 저 얘 좋아하는 거예요?ㅋㅋ
  ssum-likes-me | 걔는 저 어떻게 생각해요
  > is-that-why | 선배라서 먼저 못 다가오는 걸수도 있나
  > show-it-or-hide | 티내도 돼요?
  > is-there-hope | 엠티 때 기회 있을까요

  third-date | 애프터까진 됐는데 삼프터가 안 잡힙니다
  said-will-text | 일정 확인해보고 연락 준다더니 닷새째입니다
  > is-that-a-no | 잊은 걸까요 거절일까요
  > how-would-they-take-it | 재촉하는 모양새가 될까 봐요
  > tells-good-sign | 카톡은 보내면 답은 옵니다
  > ask-out-words | 깔끔하게 물어보는 문장 하나만 주세요
  > if-it-goes-on | 그 뒤에도 애매하면요?

  ssum-or-only-kind | 저 혼자 썸탄 건가요
  crush-got-partner | 회식 끝나고 매번 데려다주고 생일 선물도 받았는데 오늘 여친 생겼다고 하네요
  > what-are-they-thinking | 이건 뭐예요 대체
  > good-until-then | 저한테 마음이 아예 없었어요?
  > feels-hurt | 축하한다고 웃으면서 말했는데 화장실 가서 울었어요
  see-them-after-refusal | 내일 얼굴 어떻게 보죠
  wait-for-couple-to-part | 그 여자랑 오래 갈까요
  > feels-hurt | 이런 거 물어보는 제가 싫네요

  date-where | 첫 데이트 어디 가는 게 좋을까요
  first-date-ahead | 이번 주 일요일에 만나요 처음으로 둘이서
  blind-date-talk | 제가 말주변이 없어서 카페에만 있으면 망할 것 같아요
  > date-where | 전시회 아니면 방탈출 생각 중이에요
  may-i-do-so | 헤어질 때 좋았다고 말해도 돼요?
  > confess-when | 그날 고백은 너무 이르죠
  > will-do-so | 그쵸ㅋㅋ 욕심 안 부릴게요

  ended-ssum-returns | 예전 썸남한테 일 년 만에 연락이 왔어요
  text-meaning | 잘 지내? 한 줄이요
  text-meaning | 왜 이제 와서 연락한 걸까요
  > tells-bad-sign | 그때 그 사람이 갑자기 흐지부지했거든요
  answer-ex | 답장해도 돼요?
  > only-when-bored | 심심해서 찔러보는 거면 화날 것 같아요
  reply-to-ex | 뭐라고 답해요 짧게
  > will-do-so | 오늘 말고 내일 할게요

  crush-much-younger | 다섯 살 차이면 아저씨로 볼까요
  > tells-more | 그녀는 대학원생이고 저는 직장인입니다
  > tells-own-part | 대화는 잘 통하는 것 같은데 유행하는 걸 제가 몰라요
  drop-honorifics | 저한테 오빠라고 안 하고 아직 누구씨라고 해요
  > drop-honorifics | 거리 두는 건가요
  drop-honorifics | 말 놓자고 해볼까요
  > drop-honorifics | 제가 먼저 놓으면 꼰대 같나ㅎㅎ

  kissed-not-named | 키스했는데 사귀자는 말이 없어요
  > tells-good-sign | 지난 토요일이요 그 뒤로 톡은 평소처럼 와요
  > is-it-only-me | 저만 의미 둔 거예요?
  > if-they-refuse | 실수였다고 하면 어떡하죠
  > may-i-do-so | 먼저 그 얘기 꺼내도 괜찮을까요
  > say-by-text-or-face | 톡으로요 만나서요?
  > tells-good-sign | 수요일에 만나기로 했어요
  cheer-me-on | 그럼 그때 물어볼게요 응원해주세요ㅠ

  tells-me-to-meet-another | 누나가 자꾸 좋은 여자 만나래요
  > am-i-turned-down | 저 밀어내는 거 맞죠
  > tells-good-sign | 근데 제가 소개팅한다니까 삐졌어요ㅋㅋ
  > ssum-likes-me | 이건 좋아하는 거 아니에요?
  > is-that-why | 나이 때문에 그러는 걸까요
  win-their-heart | 누나한테 확신을 주려면 뭘 해야 해요
  > how-would-they-take-it | 결혼 생각까지 있다고 하면 부담?
  > will-do-so | 천천히 보여줄게요

  crush-foreigner | 외국인이랑 썸인데 한국식으로 생각하면 안 되죠?
  > tells-more | 언어교환에서 만난 캐나다 사람이에요
  meets-never-names | 데이트는 하는데 사귀자는 말 자체가 없는 문화라고 하더라고요
  are-we-dating | 그럼 지금 사귀는 건지 뭔지
  someone-else-too | 저만 만나는 건지도 모르겠어요
  ask-if-burden | 물어보면 너무 진지해 보일까요
  crush-foreigner | 내년에 돌아간다는데 시작해도 돼요?
  crush-fills-the-day | 마음이 자꾸 커져서 큰일이에요

  tone-changed | 톡 말투가 변했어
  tone-changed | 원래 웅 그랭 이랬는데 갑자기 응 그래 임
  why-suddenly-cool | 식은 거냐
  > good-until-then | 지난주엔 먼저 보고싶다고도 했음
  > is-it-only-me | 내가 예민한 건가
  ask-if-something-up | 무슨 일 있냐고 물어봐?
  > will-do-so | ㅇㅇ 지금 물어봄
  > feels-glad | 알바에서 혼났대ㅋㅋㅋ 다행

  asked-me-to-meet | 거래처 분이 자꾸 밥을 먹자고 하시는데 호감일까요
  > tells-more | 미혼이라고 들었어요
  > tells-good-sign | 업무 얘기는 십 분 하고 나머지는 사는 얘기예요
  > tells-own-part | 저도 싫지는 않은데 일로 엮여서 조심스러워요
  refuse-kindly | 거절하면 일에 지장 있을까요
  is-this-a-good-person | 좋은 분인지 사주로 보이나요?
  > will-do-so | 한 번 더 만나보고 결정할게요

  text-meaning | 비 오는 날이면 꼭 먼저 연락이 와요 이건 뭔가요
  > tells-bad-sign | 평소엔 제가 거의 먼저 합니다
  only-when-bored | 외로울 때만 찾는 건가 싶어서요
  > feels-hurt | 그래도 반가운 제가 바보 같네요
  ssum-becomes-love | 이 관계가 연애로 이어질까요
  answer-slow-on-purpose | 저도 하루쯤 답 안 해볼까요
  > may-i-do-so | 솔직하게 가는 게 낫다는 거죠?
  > will-do-so | 그럼 이번 주에 만나자고 할게요

  crush-likes-me | 룸메 좋아하는데 걔도 나 좋아하는 거 같아
  > tells-good-sign | 맨날 내 침대 와서 자고 손깍지도 껴
  says-wants-a-lover | 근데 남친 만들고 싶다는 말도 해
  > says-wants-a-lover | 나 떠보는 걸까 진짜일까
  friendship-after-confession | 고백했다 망하면 방을 옮겨야 됨..
  > confess-when | 학기 끝날 때까지 참을까

  closeness-mismatch | 여자친구가 진도를 늦추고 싶어합니다
  > partner-loves-me | 저는 괜찮다고 했는데 솔직히 저를 덜 좋아하나 싶어요
  > tells-more | 전 연애에서 상처가 있었대요
  > how-long-then | 얼마나 기다리면 될까요
  > how-would-they-take-it | 기다리는 티를 내면 안 되겠죠
  > may-i-do-so | 여행 가자는 말도 하지 말까요?
  > may-i-do-so | 당일치기는 괜찮으려나

  two-at-once | 두 명이랑 썸타는 중인데 누가 나아요?
  two-at-once | 한 명은 설레는데 연락이 들쭉날쭉하고 한 명은 다정한데 안 설레요
  > tells-own-part | 나쁜 거 알아요ㅠ 아직 아무하고도 안 사귀어요
  serious-or-light | 설레는 쪽은 절 진지하게 생각해요?
  > tells-more | 다정한 쪽은 이번 주에 고백할 거 같아요
  > got-confessed-unsure | 받으면 후회할까요
  > how-long-then | 언제까지 정해야 해요
  > feels-hurt | 머리 아파 죽겠다

  ghost-returns | 연락이 잘 되다가 갑자기 끊겼는데 다시 이어질까요
  > tells-own-part | 제가 일주일 출장 가면서 좀 소홀했어요
  > one-word-answers | 돌아와서 톡했더니 넵ㅎㅎ 하고 끝이에요
  > am-i-turned-down | 삐진 건지 정리한 건지
  ask-them-out | 출장 선물 사왔는데 핑계로 보자고 해볼까요
  > tells-more | 부담 없는 과자예요
  > ask-out-when | 언제 보자고 하면 나올까요
`);
