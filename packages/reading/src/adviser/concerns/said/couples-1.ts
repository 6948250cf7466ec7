import { evenings } from './evenings.ts';

/** Couples, message by message. */
export default evenings(`
  us-two-match | 저희 궁합 좀 봐주세요
  us-two-match | 잘 맞는 편인가요?
  what-fits-best | 어떤 점이 제일 잘 맞아요?
  > where-we-clash | 안 맞는 건요
  fights-another-way | 맞아요 저는 바로 풀어야 되고 남자친구는 하루는 혼자 있어야 된대요
  who-apologises-first | 그럼 싸웠을 때 제가 먼저 연락하지 말까요
  us-two-match | 결혼까지 가도 괜찮은 궁합이에요?

  us-two-match | 여자친구랑 궁합 어떤가요
  same-fight-again | 왜 이렇게 자주 싸우는지 모르겠어요
  same-fight-again | 진짜 별것도 아닌 걸로요. 어제는 치킨 시키는데 뼈냐 순살이냐로 싸웠습니다
  whose-fault-fight | 제 잘못이 더 큰가요?
  > what-then | 그럼 제가 어떻게 해야 됩니까
  couple-lasts | 오래 갈 수 있을까요
  > when-we-get-better | 언제쯤 좀 편해져요?

  partner-loves-me | 남친이 저를 아직 사랑하나요?
  texts-grew-rare | 요즘 연락이 확 줄었어요
  texts-grew-rare | 예전엔 자기 전에 꼭 전화했는데 이제는 먼저 잔다고 톡 하나 남기고 끝이에요
  partner-too-busy | 마음이 식은 건가요 아니면 그냥 바쁜 건가요
  > tells-more | 회사 옮긴 지 두 달 됐긴 해요
  > feels-hurt | 그래도 전화 5분은 할 수 있지 않나요ㅠㅠ
  no-right-to-be-hurt | 서운하다고 말해도 될까요?
  > open-a-talk | 뭐라고 보내야 돼요
  > will-do-so | 네 내일 말해볼게요

  couple-reaches-marriage | 이 사람이랑 결혼할 수 있을까요?
  dodges-wedding-talk | 4년 만났는데 결혼 얘기만 나오면 말을 돌려요
  partner-thinks-marriage | 저랑 할 생각이 없는 걸까요
  partner-not-ready | 돈을 더 모아야 된다는데 그 말을 2년째 하고 있어요
  > how-long-then | 얼마나 더 기다려야 돼요?
  > wed-when-together | 내년에는 가능성 있나요
  raise-wedding-talk | 먼저 날짜를 정하자고 하면 도망갈까 봐 무서워요
  > raise-wedding-talk | 그럼 언제 말 꺼내는 게 좋아요

  couple-slump | 권태기인 것 같아요
  > i-cooled | 제가요
  i-cooled | 여자친구가 싫은 건 아닌데 만나러 가는 게 귀찮아요
  shall-part | 이거 헤어져야 되는 건가요
  > slump-ends | 지나가는 시기일 수도 있나요?
  > slump-ends | 언제까지 이럴까요
  > how-would-they-take-it | 여자친구한테 솔직하게 말하면 상처받겠죠
  > mend-the-couple | 뭘 하면 좀 나아질까요

  waiting-for-soldier | 군대 간 남친 기다려도 될까요?
  > tells-more | 이제 일병이에요
  after-discharge | 전역하고도 저 좋아할까요
  after-discharge | 친구들이 다 전역하면 차인다고 해서 불안해요ㅠㅠ
  partner-friends-first | 휴가 나왔을 때 친구만 만나고 저는 하루밖에 못 봤어요
  take-my-side | 서운한 거 이상한 거 아니죠?
  > open-a-talk | 그럼 다음 휴가 때 뭐라고 해요
  us-two-match | 저희 궁합은 좋은 거 맞죠??

  same-sex-match | 남자끼리인데 궁합 봐주실 수 있나요
  same-sex-couple | 애인은 집에 말했고 저는 아직 못 했어요
  same-fight-again | 그걸로 자꾸 싸웁니다
  > am-i-bad-for-it | 제가 비겁한 건가요
  afraid-they-leave | 애인이 지쳐서 떠날까요?
  couple-lasts | 저희 오래 갈 수 있는 사이예요?
  > come-out-to-parents | 언제쯤 말하는 게 나을까요
  > takes-it-in | 네 생각해보겠습니다

  partners-opposite-friend | 남친한테 여사친이 있는데 너무 신경 쓰여요
  > tells-more | 대학 동기래요
  partners-opposite-friend | 둘이서 밥 먹고 영화까지 보고 왔어요 저한테는 다녀와서 말하고요
  > is-partner-cheating | 혹시 둘이 뭐 있는 걸까요?
  over-sensitive | 제가 예민한 건가요
  > partners-opposite-friend | 만나지 말라고 하면 집착같나요
  > what-words | 그럼 어디까지 얘기해야 돼요
  > if-it-happens-again | 또 그러면요?

  partners-opposite-friend | 여자친구가 남사친이랑 너무 친합니다
  > partners-opposite-friend | 밤 12시에도 카톡을 해요
  is-partner-cheating | 바람은 아니겠죠
  may-i-see-their-phone | 폰 보여달라고 하면 안 되나요
  can-i-trust-partner | 믿으라는데 믿음이 안 갑니다
  i-suspect-too-much | 제 사주가 원래 의심이 많나요
  > is-it-my-fault | 그럼 제가 고쳐야 되는 거네요
  partner-loves-me | 여자친구 마음은 지금 어때요

  gruff-partner | 남친 너무 무뚝뚝해요
  > is-it-their-nature | 원래 사주가 그런가요?
  never-says-love | 좋아한다는 말을 5개월 동안 두 번 들었어요
  partner-loves-me | 저 좋아하는 건 맞죠?
  > will-partner-change | 표현은 언제쯤 좀 늘까요
  > how-would-they-take-it | 제가 애교가 많은 편이라 부담스러울까요
  how-they-show-love | 그럼 이 사람은 뭘로 사랑을 표현해요?
  > tells-good-sign | 아 맞다 집에 데려다주는 건 한 번도 빠진 적 없어요

  flatmate-spouse | 동거한 지 2년 됐는데 요즘 룸메이트 같아요
  us-two-match | 같이 사는 게 맞는 궁합인가요
  housework-fair | 집안일을 제가 다 해요
  housework-fair | 말하면 하는데 말 안 하면 안 해요 쓰레기봉투가 넘쳐도 안 보이나 봐요
  > will-partner-change | 이런 건 안 바뀌죠?
  live-apart-again | 따로 살면 좀 나을까요
  closeness-mismatch | 스킨십도 거의 없어요
  can-we-be-good-again | 다시 좋아질 수 있어요?

  long-distance | 장거리 연애 중인데 잘 버틸 수 있을까요
  long-distance | 저는 부산 여자친구는 서울이에요
  > long-distance | 한 달에 두 번 봐요
  too-tired-to-meet | 요즘 여자친구가 전화하면 피곤하다고만 해서요
  partner-cooled | 마음 멀어진 거 아니에요?
  move-for-love | 제가 서울로 이직하는 건 어때요
  > someone-comes-when | 언제쯤요
  > how-would-they-take-it | 여자친구도 그걸 바랄까요

  is-partner-cheating | 남친이 바람피우는 것 같아요
  > is-partner-cheating | 증거는 없는데 느낌이 있잖아요
  partner-hides-something | 폰을 항상 엎어놔요
  > partner-hides-something | 화장실 갈 때도 들고 가요 예전에는 안 그랬거든요
  cheating-in-chart | 사주에 바람기 있어요?
  > partner-hides-something | 그럼 뭘 숨기는 거예요
  open-a-talk | 직접 물어볼까요 좀 더 지켜볼까요
  > can-i-trust-partner | 아니라고 하면 믿어야 돼요?
  shall-part | 헤어지는 게 나을까요

  marry-this-one-should | 여자친구와 결혼해도 되는 궁합인지 궁금합니다
  both-stubborn | 둘 다 고집이 셉니다
  same-fight-again | 부딪히는 이유가 뭡니까
  who-gives-in | 결혼하면 누가 더 맞춰야 합니까
  wed-when-together | 내년 가을 생각하고 있는데 시기는 괜찮은지요
  child-when | 아이는 빨리 갖는 게 좋을까요
  partner-unsure-of-wedding | 여자친구는 아직 확신이 없다고 합니다
  > partner-unsure-of-wedding | 확신을 주려면 뭘 해야 할까요

  just-fought | 어제 크게 싸웠어요
  who-apologises-first | 먼저 연락해야 될까요 기다려야 될까요
  i-said-hurtful-words | 제가 먼저 심한 말을 하긴 했어요
  still-angry | 남친 지금 화 많이 났을까요?
  > apology-words | 뭐라고 보내면 좋아요
  sent-no-answer-yet | 그렇게 보냈는데 읽씹이에요
  > sent-no-answer-yet | 몇 시간째 안 읽는 것도 아니고 읽었다니까요
  afraid-they-leave | 저희 이대로 끝나는 거 아니죠?

  shall-part | 여친이랑 헤어지는 게 맞을까요
  love-but-tired | 좋은데 너무 지쳐요
  partner-suspects-me | 하루에 카톡을 몇 번 했는지까지 따져요
  > tells-own-part | 제가 잘못한 게 있어서 그런 건 알아요
  win-back-trust | 예전에 전여친이랑 연락한 거 걸렸거든요
  > win-back-trust | 그 뒤로 계속 의심해요
  > win-back-trust | 믿음이 다시 생길까요?
  > how-long-then | 얼마나 걸려요

  couple-lasts | 나이 들어 만난 사람인데 끝까지 갈 인연일까요
  > tells-more | 둘 다 한 번 다녀왔어요
  pace-differs | 저는 합치고 싶은데 그 사람은 지금이 좋대요
  > is-it-only-me | 제 마음만 큰 건가 싶어서요
  partner-loves-me | 그 사람 속마음이 어떤가요
  should-live-together | 같이 살게 되면 잘 맞을까요?

  us-two-match | 여자친구랑 저 궁합 좋은가요
  > tells-more | 동갑이에요
  opposite-natures | 저는 감정 표현이 많고 얘는 좀 차분해요
  fights-another-way | 싸우면 얘는 말을 안 하고 저는 울어요
  > silent-treatment | 왜 말을 안 하는 걸까요
  partner-cooled | 저한테 질린 건 아니죠
  should-live-together | 내년에 같이 살려고 하는데 괜찮을까요?
  who-keeps-the-purse | 누가 돈 관리하는 게 나아요

  right-one-for-me | 솔직하게 말씀해주세요 이 여자 맞습니까
  spending-differs | 돈 씀씀이가 너무 다릅니다
  spending-differs | 저는 적금 넣는 게 낙인데 여자친구는 카드값이 월급만큼 나와요
  will-partner-change | 결혼하면 고쳐질까요
  brushes-me-off | 말하면 쪼잔하다고 합니다
  am-i-bad-for-it | 제가 쪼잔한 겁니까?
  > open-a-talk | 그럼 어떻게 말을 꺼내야 됩니까
  > tells-good-sign | 돈 말고는 다 좋아요

  answers-slower | 남친이 답장이 너무 느려졌어요
  > answers-slower | 사귀기 전엔 칼답이었는데ㅠ
  taken-for-granted | 이제 잡은 물고기라 그런 거예요?
  left-unread | 인스타 스토리는 올리면서 제 톡은 안 봐요
  > how-would-they-take-it | 뭐라 하면 싫어할까요
  answer-slow-on-purpose | 그냥 저도 늦게 답할까
  > would-they-listen | 그러면 남친이 신경 쓸까요?
  > will-do-so | ㅇㅋ 해볼게요

  thrill-gone | 7년 만났는데 이제 설레지가 않아요
  habit-or-love | 정인지 사랑인지 모르겠어요
  > and-what-of-them | 남친도 같은 마음일까요
  marry-this-one-should | 결혼은 이 사람이랑 해야 되나 싶고
  regret-if-i-part | 다른 사람 만나면 후회할까요?
  partnered-drawn-elsewhere | 사실 회사에 신경 쓰이는 사람이 생겼어요
  > tells-more | 아무 일도 없었어요 진짜로
  > guilty-for-loving | 제가 나쁜 거죠
  > may-i-do-so | 지금은 뭘 정하지 않는 게 나아요?

  us-two-match | 저희 잘 맞나요?
  age-gap-couple | 여자친구가 연상이에요 4살
  me-not-ready | 그쪽은 결혼 생각이 있고 저는 아직 모르겠어요
  pace-differs | 속도가 너무 달라요
  > how-would-they-take-it | 부담스럽다고 말하면 헤어지자고 할까요
  > tells-own-part | 좋아하긴 해요
  > own-heart-unclear | 그럼 언제쯤 제 마음도 정해질까요

  partner-games-all-day | 남친이 게임을 너무 많이 해요
  partner-games-all-day | 퇴근하고 새벽 2시까지 롤해요
  > partner-games-all-day | 저랑 통화하면서도 해요 키보드 소리 다 들려요
  partner-games-all-day | 게임이 저보다 좋은 거겠죠?
  > knows-it-well | 끊으라고 하면 안 되는 거 알아요
  > did-try-already | 몇 번 싸웠는데 그때뿐이에요
  is-it-their-nature | 사주에 중독되는 성향이 있나요?
  will-partner-change | 결혼해도 이럴까요

  partner-drinks | 술 문제로 헤어질지 고민이에요
  partner-drinks | 술만 마시면 연락이 두절돼요
  > tells-bad-sign | 지난주엔 새벽 5시에 들어갔대요
  > if-it-happens-again | 다음날은 싹싹 빌어요 매번
  can-i-trust-partner | 이번엔 믿어도 돼요?
  will-partner-change | 이 사람 바뀔 수 있는 사주인가요
  how-many-chances | 마지막으로 기회 한 번 더 줄까요
  > may-i-do-so | 조건을 걸라는 거죠?
  > will-do-so | 그래도 또 하면 그땐 진짜 끝낼게요

  partner-cooled | 여자친구가 요즘 저한테 관심이 없어 보여요
  alone-beside-them | 만나도 폰만 봅니다
  couple-slump | 권태기일까요?
  angry-without-reason | 제가 뭘 잘못했는지 물어봐도 없대요
  afraid-they-leave | 헤어질 준비하는 건 아니겠죠
  couple-this-month | 이번 달이 저희한테 안 좋은 시기예요?
  > when-we-get-better | 언제 좋아져요
  > what-then | 그때까지 뭘 하면 될까요

  their-friends-dislike-me | 남친 친구들이 저를 별로 안 좋아해요
  > is-it-their-nature | 남친이 친구들 말에 잘 휘둘리는 편이에요?
  > their-friends-dislike-me | 저번에 모임에서 저보고 기가 세 보인다고 했대요
  > spouse-not-on-my-side | 그걸 또 저한테 전해주는 남친은 뭐죠?
  spouse-not-on-my-side | 제 편을 안 들어줘요
  may-i-be-angry | 서운한데 참아야 되나요
  > will-partner-change | 이런 성격이면 나중에 시댁 문제도 똑같을까요
  > takes-it-in | 하 맞는 말이네요

  their-parents-dislike-me | 여자친구 부모님이 저를 반대하십니다
  couple-reaches-marriage | 결혼까지 갈 수 있을까요
  parents-mind-job-money | 직업이 안정적이지 않다고 하세요. 저는 자영업 5년 차입니다
  > tells-bad-sign | 여자친구도 흔들리는 것 같아요
  partner-loves-me | 여자친구 마음은 아직 저한테 있습니까
  when-visit-their-parents | 언제 다시 찾아뵙는 게 좋을까요
  > gift-for-their-parents | 뭘 준비해 가면 좋을지도

  forgot-my-day | 1주년인데 남친이 까먹었어요
  > forgot-my-day | 어떻게 까먹을 수가 있죠??
  > feels-hurt | 저는 한 달 전부터 선물 준비했거든요ㅠㅠ
  how-much-loved | 저를 덜 좋아하는 거죠
  is-it-their-nature | 원래 그런 거 안 챙기는 사주예요?
  > tells-good-sign | 제 생일은 챙겨줬어요
  > open-a-talk | 그럼 화내지 말고 어떻게 말해요
  > cannot-do-so | 엎드려 절받기 같아서 싫은데

  closeness-mismatch | 스킨십이 줄었어요
  closeness-mismatch | 한 달 넘게 아무것도 없었어요
  > closeness-mismatch | 저한테 매력을 못 느끼는 걸까요
  > too-tired-to-meet | 피곤하대요 맨날
  > how-would-they-take-it | 제가 먼저 다가가면 부담스러워할까요?
  > cannot-do-so | 말로 꺼내기가 너무 민망해요

  partners-ex-in-touch | 애인이 전애인이랑 아직 연락해요
  > tells-their-words | 게이 커플인데 이 바닥이 좁아서 어쩔 수 없대요
  > can-i-trust-partner | 그 말 믿어도 돼요?
  > partners-ex-in-touch | 미련이 있는 걸까요 정말 친구일까요
  jealous-nature | 저만 질투하는 거 같아서 짜증나요
  > feels-hurt | 쿨한 척했는데 속이 안 쿨해요ㅋㅋ
  > how-would-they-take-it | 솔직히 말하면 질려할까 봐요
  couple-lasts | 이 사람이랑 길게 갈 수 있어요?

  age-gap-couple | 연하 남친인데 궁합 봐주세요 6살 차이예요
  partner-loves-me | 이 사람 진심인가요
  > tells-more | 제가 나이가 있다 보니 시간 낭비하면 안 되잖아요
  partner-thinks-marriage | 결혼 생각은 있어 보여요?
  partner-childish | 철이 없을 때가 많아요
  partner-childish | 싸우면 제가 엄마가 된 기분이에요
  > partner-childish | 그럼 어떻게 대해야 해요

  wait-while-i-serve | 군인인데 여자친구가 기다려줄까요
  > tells-more | 상병입니다
  > tells-bad-sign | 요즘 전화하면 할 말이 없대요
  is-partner-cheating | 주변에 다른 남자 있는 건 아닐까요
  partners-opposite-friend | 동아리에 잘해주는 선배가 있다고 해서 신경 쓰입니다
  > how-would-they-take-it | 다음 달 휴가 때 이벤트 해주면 좋아할까요
  > what-gift | 뭐가 좋을까요
  > waiting-for-soldier | 전역까지 안 헤어지겠죠?

  shall-part | 헤어질까 말까 세 달째 고민 중이에요
  > defends-other | 나쁜 사람은 아니에요
  partner-jobless-part | 근데 미래가 안 보여요 일을 자꾸 그만둬요
  > tells-bad-sign | 올해만 세 번째 이직
  will-partner-get-work | 이 사람 자리 잡을 수 있어요?
  > worth-the-try | 그때까지 기다리는 건 바보짓인가요
  tell-me-straight | 딱 잘라서 말해주세요

  fights-in-text | 왜 만나면 좋은데 카톡만 하면 싸울까요
  > tells-bad-sign | 글로 하면 말투가 차가워요
  > is-it-only-me | 저만 그렇게 느끼는 건가요
  > tells-bad-sign | ㅇㅇ 이랑 ㄴㄴ 로만 대답해요
  call-instead | 전화로 하자고 할까요?
  how-not-to-fight | 싸우지 않고 지내려면 뭘 조심해야 돼요

  us-two-match | 늦게 만난 사람인데 궁합이 어떻습니까
  opposite-natures | 성격이 정반대입니다
  different-tastes | 저는 집에 있는 걸 좋아하고 그 사람은 주말마다 나가야 합니다
  > opposite-natures | 이게 나중에 문제가 될까요
  need-own-space | 같이 살면 제 생활이 없어질 것 같아 걱정입니다
  wed-when-together | 결혼 시기는 언제가 좋습니까
  money-luck-of-two | 재물운은 합쳐지면 좋아지나요

  likes-others-photos | 남친이 여자 아이돌 말고 인스타 여자들 좋아요를 너무 눌러요
  > is-partner-cheating | 이거 바람 전조예요?
  > tells-their-words | 말했더니 그냥 습관이래요
  may-i-be-angry | 기분 나쁜 게 정상이죠?
  low-self-worth | 저랑 비교하는 거 같아서 자존감 떨어져요
  > worth-the-try | 한 번만 더 말해볼까요
  > open-a-talk | 뭐라고 해야 안 싸우고 알아들을까
  partner-loves-me | 걔가 저 사랑하긴 하나요

  long-distance | 남자친구가 캐나다에 있어요
  long-distance | 시차 때문에 통화할 시간이 없어요
  couple-lasts | 저희 계속 만날 수 있을까요?
  > tells-more | 1년 더 있다가 온대요
  > tells-bad-sign | 근데 거기서 영주권 얘기를 슬쩍 하더라고요
  > partner-goes-abroad | 안 돌아오는 거 아니에요?
  move-for-love | 제가 가는 건 어떨까요
  > tells-bad-sign | 물어보면 대답이 애매해요

  says-part-each-fight | 여자친구가 화나면 헤어지자는 말을 합니다
  > meant-what-they-said | 진심일까요?
  > says-part-each-fight | 벌써 여섯 번째예요
  > tells-own-part | 매번 제가 잡았습니다
  > tells-more | 이번에는 안 잡고 있는데 이틀 됐어요
  > will-they-text | 연락 올까요
  > when-ex-contacts | 언제쯤 올까요?
  > says-part-each-fight | 제가 또 잡으면 반복이겠죠

  couple-next-year | 내년에 저희 둘한테 좋은 해예요?
  > tells-bad-sign | 올해는 진짜 많이 싸웠어요
  couple-hard-time | 어느 달이 제일 조심해야 돼요
  trip-together | 여름에 제주도 가려고 하는데 괜찮을까요
  > trip-together | 여행만 가면 싸워서요 ㅋㅋ
  > tells-bad-sign | 계획은 제가 짜고 얘는 따라만 다녀요
  > tells-bad-sign | 그런데 불평은 해요
  > may-i-do-so | 맡겨볼까요 그럼?

  partner-in-debt | 남자친구 빚이 있다는 걸 알게 됐어요
  > tells-more | 3천만 원 정도래요
  > feels-hurt | 숨긴 게 더 화나요
  can-i-trust-partner | 이 사람 믿어도 될까요
  > marry-this-one-should | 결혼 얘기까지 오갔는데 멈춰야 되나요
  spouse-money | 사주에 돈 복은 있는 사람이에요?
  > may-i-do-so | 갚는 거 보고 결정해도 늦지 않겠죠
  > may-i-do-so | 부모님한텐 말 안 하는 게 낫죠?

  partner-loves-me | 여자친구가 저를 진짜 좋아하는지 모르겠어요
  only-i-try | 데이트 신청도 항상 저만 합니다
  partner-loves-me | 보고 싶다는 말도 저만 하고요
  never-says-love | 원래 표현이 적은 사람인가요
  > tells-good-sign | 친구들 앞에서는 제 자랑 한다던데
  > only-i-try | 한동안 먼저 연락 안 해볼까요
  test-their-heart | 시험하는 건 별로예요?

  touch-too-fast | 첫 연애인데 남친이 스킨십 진도를 너무 빨리 나가려고 해요
  > touch-too-fast | 싫은 건 아닌데 무서워요
  > touch-too-fast | 거절하면 저 싫어할까요?
  partner-loves-me | 남친이 저 진심으로 좋아하는 거 맞아요?
  > touch-too-fast | 어떻게 말해야 안 서운해할까요
  > touch-too-fast | 저번에 한 번 말했는데 삐졌어요
  > touch-too-fast | 그런 사람은 좀 아닌가요

  is-partner-cheating | 여친이 바람난 것 같습니다
  lie-found-out | 회식이라고 했는데 회식이 아니었어요
  is-partner-cheating | 친구가 봤대요 다른 남자랑 있는 거
  afraid-to-ask | 물어보면 헤어질까 봐 못 물어보겠어요
  partner-cooled | 여친 마음이 떠난 건가요
  hold-who-leaves | 붙잡으면 돌아올까요
  > is-it-my-fault | 제가 너무 못해줘서 그런 거 같기도 하고
  > may-i-do-so | 일단 물어보는 게 맞겠죠
  day-for-talk | 언제 말할까요 오늘?

  living-together-quarrels | 같이 살기 시작하고 더 싸워요
  gunghap-bad | 궁합이 안 좋은 거예요?
  living-together-quarrels | 청소 기준이 달라요 저는 바로 치우고 그 사람은 주말에 몰아서
  > feels-hurt | 사소한데 매일 보이니까 미치겠어요
  > tells-own-part | 제가 잔소리가 심하긴 해요
  > how-would-they-take-it | 이 사람은 잔소리 들으면 어떤 스타일이에요?
  > worth-the-try | 역할을 나누면 괜찮을까요
  register-marriage | 혼인신고는 천천히 하는 게 낫겠죠?

  same-sex-life | 여자친구가 요즘 결혼한 친구들 보면서 우울해해요
  same-sex-life | 우린 결혼을 못 하니까요
  afraid-they-leave | 저랑 헤어지고 남자 만날까 봐 불안해요
  partner-loves-me | 얘 마음이 흔들리고 있나요?
  what-pleases-them | 제가 뭘 해줄 수 있을까요
  couple-rings | 반지는 어때요
  > how-would-they-take-it | 너무 무거울까요
  couple-lasts | 그래도 얘랑 오래 가고 싶어요

  where-we-clash | 궁합에서 제일 안 맞는 부분이 뭔가요
  > gunghap-bad | 그럼 그거 때문에 헤어질 수도 있습니까
  partner-is-jealous | 여자친구가 질투가 많습니다
  partner-is-jealous | 회사 여직원이랑 카풀하는 것도 싫어해요
  > feels-hurt | 그만두긴 했는데 솔직히 답답합니다
  > take-my-side | 이 정도면 심한 거 아닌가요
  > will-partner-change | 시간이 지나면 줄어들까요

  wants-time-apart | 남친이 시간을 갖자고 했어요
  > wants-time-apart | 이거 헤어지자는 말이죠?
  > tells-more | 일주일만 달래요
  contact-during-time-apart | 그동안 연락하면 안 되나요
  > leaver-turns-round | 돌아올 확률 있어요?
  anxious-in-love | 너무 불안해서 잠이 안 와요
  contact-during-time-apart | 일주일 지나도 연락 없으면 제가 먼저 해도 돼요?

  right-one-for-me | 이 사람이 제 인연 맞나요
  > tells-good-sign | 전에 만난 사람들이랑은 달라요 편해요
  thrill-gone | 근데 설렘이 없어서 고민이에요
  terms-without-spark | 편한 사람이랑 결혼하는 게 낫다던데
  gunghap-score | 궁합은 몇 점 정도예요?
  how-much-loved | 그 사람은 저를 많이 좋아하나요
  thrill-gone | 설렘은 나중에도 생길 수 있어요?

  trip-without-me | 여친이 남사친들이랑 1박 2일 여행을 간대요
  > tells-more | 여자도 있긴 한데 남자가 더 많아요
  > trip-without-me | 이거 보내줘야 됨?
  > trip-without-me | 안 보내주면 속 좁은 놈 되고 보내주면 제가 잠을 못 잠
  > defends-other | 걔가 그럴 애는 아닌데
  > may-i-be-angry | 그래도 싫은 건 싫은 거잖아요
  > would-they-listen | 싫다고 하면 안 갈까요
  > will-do-so | 하 ㅇㅋ 말은 해볼게요

  proposal-will-come | 남친이 프로포즈 언제 할까요?
  > tells-more | 결혼하기로는 했어요
  > wedding-prep-alone | 근데 아무것도 진행이 안 돼요
  wedding-prep-alone | 식장도 제가 다 알아보고 있어요
  > is-it-their-nature | 원래 이렇게 느린 사람이에요?
  wedding-prep-alone | 저 혼자 결혼하는 기분이에요
  two-families-meet | 양가 인사는 언제 드리는 게 좋아요
  sides-with-me-once-wed | 결혼하면 제 편 들어줄 사람인가요

  different-faith | 여친이랑 종교가 달라요
  > different-faith | 궁합이 좋으면 극복할 수 있나요?
  parents-mind-religion | 저는 무교고 그쪽 집안은 다 교회 다녀요
  different-faith | 일요일마다 못 만나요
  parents-mind-religion | 결혼하면 다녀야 된다고 해서 싸웠어요
  > would-they-listen | 이 사람이 양보할까요 집안 말을 따를까요
  > must-i-adjust | 제가 맞춰주면 행복할까요
  > takes-it-in | 어렵네요

  partner-cooled | 5년 만난 여자친구가 요즘 이상합니다
  partner-cooled | 연락도 뜸하고 만나면 한숨을 쉬어요
  partner-thinks-marriage | 결혼을 안 해서 그런 걸까요
  > tells-more | 저는 내년에 하려고 했습니다
  > tells-more | 말은 안 했죠
  > is-it-too-late | 지금이라도 말하면 될까요
  partner-loves-me | 여자친구 마음이 아직 남아 있나요?
  > raise-wedding-talk | 언제가 좋을까요 말하는 거

  same-fight-again | 저희는 왜 맨날 같은 걸로 싸울까요
  > breaks-promises | 약속 시간이요
  breaks-promises | 30분은 기본으로 늦어요
  > breaks-promises | 미안하다고는 하는데 안 고쳐져요
  looked-down-on | 저를 무시하는 건가요?
  > is-it-their-nature | 원래 느긋한 사주?
  > if-it-goes-on | 그럼 제가 포기해야 돼요?
  > breaks-promises | 한 번 그냥 집에 가버릴까요 ㅋㅋㅋ

  lent-money-partner | 여자친구한테 돈을 빌려줬는데 안 갚습니다
  > tells-more | 500입니다
  > lent-money-partner | 사귀는 사이에 달라고 하기도 그렇고요
  being-used-crush | 이 사람 저를 이용하는 겁니까
  partner-loves-me | 좋아하는 건 맞는 것 같은데
  lent-money-partner | 더 빌려달라고 하면 거절하는 게 맞겠죠
  > how-would-they-take-it | 거절하면 멀어질까요?
  > takes-it-in | 멀어지면 그 정도 사람인 거네요

  looked-into-their-phone | 남친 폰을 몰래 봤어요
  partners-ex-in-touch | 전여친이랑 디엠한 게 있었어요
  > feels-hurt | 잘 지내냐 이런 거였는데 손이 떨려요
  > looked-into-their-phone | 본 걸 말해야 돼요?
  partner-loves-ex-still | 걔 아직 전여친 못 잊었어요?
  > tells-bad-sign | 저한테는 차단했다고 했거든요
  lie-found-out | 거짓말한 거잖아요
  will-cheat-again | 용서해도 또 그럴까요
  cannot-bear-parting | 헤어질 자신은 없어요ㅠㅠ

  long-distance | 장거리 2년째인데 합칠 수 있을까요
  > tells-more | 저는 광주고 그 사람은 인천이에요
  move-for-love | 누가 옮겨야 할지로 매번 다퉈요
  move-for-love | 제가 그만두고 올라가면 후회할까요
  > how-much-loved | 저를 그만큼 사랑하는 건 아닌가 싶고
  couple-next-year | 내년 중에 결정이 날까요

  what-gift | 여친 생일 선물 뭐가 좋을까요
  > tells-more | 작년에 망했어요 전기장판 사줬다가
  > tells-more | ㅋㅋ실용적인 거 좋아한다고 해서요
  what-pleases-them | 사주로 보면 뭘 좋아해요?
  > letter-to-partner | 비싼 거보다 편지가 낫다고요?
  > cannot-do-so | 글을 진짜 못 쓰는데
  > letter-to-partner | 어떤 말을 꼭 넣을까요
  us-two-match | 우리 궁합은 괜찮죠?

  mothers-child | 남친이 마마보이 같아요
  mothers-child | 뭐든 엄마한테 물어봐요 저희 여행지까지
  > will-partner-change | 이거 결혼하면 더 심해지죠?
  in-laws-ahead | 어머니랑 제 사이는 어떨까요
  their-parents-dislike-me | 아직 두 번 뵀는데 은근히 저를 평가하세요
  mothers-child | 남친한테 말하면 엄마 편들어요
  > will-partner-change | 고쳐 쓸 수 있나요
  shall-part | 못 고치면 그만두는 게 맞겠죠

  one-word-answers | 여친 카톡이 짧아졌어요
  one-word-answers | 전에는 이모티콘 많이 썼는데 이제 응 그래 끝
  partner-cooled | 삐진 건지 식은 건지 모르겠어요
  > angry-without-reason | 물어보면 아니래요
  > angry-without-reason | 지난주에 약속 한 번 취소한 거 때문일까요?
  > apology-words | 그럼 지금 뭐라고 보내요
  said-its-fine | 오 답 왔어요 괜찮대요 진짜 괜찮은 걸까요

  shall-part | 동거 중인데 헤어지고 싶어요
  parted-under-one-roof | 근데 집 계약이 8개월 남았어요
  i-cooled | 감정이 없어진 건지 지친 건지
  > tells-more | 남자친구는 아무것도 모르고 있어요
  partner-loves-me | 얘는 저를 아직 좋아하죠?
  > how-would-they-take-it | 말하면 많이 힘들어할까요
  > i-cooled | 혹시 제 마음이 다시 돌아올 수도 있어요?
  > may-i-do-so | 올해는 참아보라는 건가요
  > takes-it-in | 네 좀 더 생각할게요

  us-two-match | 여친이랑 제 성격이 잘 맞아요?
  zodiac-mbti-blood | 저는 estj고 여친은 infp예요
  > tells-own-part | 제가 좀 답답해하는 편
  > tells-bad-sign | 근데 저 없으면 아무것도 못 해요 얘는
  couple-lasts | 이런 관계 오래 가나요
  couple-hard-time | 제가 지치는 때가 올까요?
  partner-wants-of-me | 여친은 저한테 뭐가 불만일까요
  open-a-talk | 물어봐도 없다고만 해요

  when-we-get-better | 저희 둘한테 좋은 시기가 언제입니까
  > tells-more | 올해 둘 다 일이 안 풀려서 예민합니다
  > same-fight-again | 그래서 자주 싸우는 거겠죠?
  couple-lasts | 헤어질 운은 없나요
  exam-student-partner | 다음 달에 여자친구 시험이 있는데 만나는 걸 줄여야 할까요
  what-pleases-them | 뭘 해주면 힘이 될까요
  > will-do-so | 끝나고 나서 여행 가자고 해볼게요

  marry-this-one-should | 소개로 만났는데 결혼 상대로 어떤가요?
  > tells-good-sign | 조건은 좋아요
  terms-without-spark | 근데 대화가 재미가 없어요
  wed-too-fast | 그쪽은 벌써 부모님 뵙자고 해요
  > wed-too-fast | 너무 빠른 거 아닌가요
  > how-would-they-take-it | 거절하면 끝나겠죠
  wed-too-fast | 저 좋아서 서두르는 거예요 아니면 나이 때문에?
  > may-i-do-so | 석 달만 더 만나보자고 해도 될까요

  enlisting-soon | 곧 입대하는데 여친이랑 헤어지고 가야 되나요
  enlisting-soon | 기다리라고 하는 게 이기적인 거 같아서
  > tells-good-sign | 여친은 기다린대요
  > waiting-for-soldier | 진짜 기다릴까요?
  > feels-hurt | 1년 반이 길잖아요
  > feels-hurt | 못 기다려도 원망은 안 하려고요 근데 솔직히 무서워요
  what-pleases-them | 가기 전에 뭘 해주면 좋을까요

  breaks-promises | 약속을 자꾸 깨는 남자 계속 만나도 돼요?
  > knows-it-well | 일이 바쁜 건 알아요
  partner-friends-first | 근데 친구들 만날 시간은 있더라고요
  partner-friends-first | 제가 몇 순위일까요
  partner-too-busy | 좋아하면 시간 낸다는 말 맞죠
  brushes-me-off | 물어보면 또 그 소리냐고 해요
  > may-i-do-so | 그럼 저도 제 할 일 하면서 기다려볼까요
  > how-long-to-wait | 언제까지?

  partners-opposite-friend | 애인이 회사에서 남자 동료랑 친한데 질투나요
  > tells-more | 저희 사이를 아무도 모르니까 다들 둘을 엮는대요
  > feels-hurt | 애인은 웃으면서 얘기하는데 저는 안 웃겨요
  > is-partner-cheating | 혹시 흔들리는 거 아니죠?
  jealous-nature | 제 사주에 질투 많다고 나와요?ㅋㅋ
  couple-rings | 커플링은 안 낀대요 회사에서 물어본다고
  may-i-be-angry | 서운하다고 해도 될까요
  > open-a-talk | 어떤 식으로요

  couple-slump | 권태기 극복할 수 있을까요
  partner-lost-spark | 여자친구가 먼저 말했어요 설레지 않는다고
  > feels-hurt | 충격이네요
  > tells-more | 저는 그대로인데
  i-want-distance | 잠깐 떨어져 있는 게 도움이 되나요
  > afraid-they-leave | 그러다 그냥 끝날까 봐요
  can-we-be-good-again | 여자친구 마음이 돌아올 때가 있나요?
  my-faults | 그동안 제가 바꿔야 할 게 뭐죠

  us-two-match | 궁합이 어떤지 봐주세요
  gruff-partner | 말수가 적은 사람이라 속을 모르겠어요
  how-much-loved | 저를 얼마나 생각하고 있나요?
  couple-contact-little | 전화도 볼일 있을 때만 해요
  not-introduced | 자식들한테 소개는 안 하려고 해요
  serious-or-light | 진지하지 않은 걸까요
  > may-i-do-so | 제가 물어봐도 흉이 안 되겠죠

  partner-sensitive | 여친이 너무 예민해요
  brings-up-past | 제가 한 말 다 기억해뒀다가 나중에 꺼내요
  brings-up-past | 싸우면 작년 얘기까지 나옴
  > brings-up-past | 왜 그러는 거예요?
  > takes-it-in | 서운한 게 쌓이는 타입이라고요
  > tells-own-part | 근데 저는 말을 안 하면 몰라요 진짜
  > may-i-do-so | 그럼 제가 먼저 물어봐야 되나
  > will-do-so | 매주 한 번씩? 좀 오글거리는데 해볼게요

  lie-found-out | 남친이 클럽 갔다가 걸렸어요
  > tells-their-words | 친구 생일이라 따라만 갔대요
  > can-i-trust-partner | 이걸 믿어요?
  > defends-other | 처음이긴 해요 걸린 건
  apologised-yet-angry | 울면서 빌었는데 마음이 안 풀려요
  will-cheat-again | 또 갈까요?
  will-partner-change | 사람은 안 변한다잖아요

  partners-ex-in-touch | 여친 전남친이 같은 회사예요
  > tells-more | 저 만나기 전에 3년 사귀었대요
  partners-ex-in-touch | 매일 보는데 아무렇지 않을 수 있나요
  > tells-their-words | 여친은 이제 그냥 동료래요
  partner-loves-ex-still | 마음 남아 있어요 없어요?
  i-suspect-too-much | 저도 믿고 싶은데 회식 있는 날마다 잠을 못 자요
  > i-suspect-too-much | 제가 뭘 어떻게 해야 편해질까요
  > knows-it-well | 이직하라고 할 수도 없고

  remarry-this-person | 재혼인데 궁합이 괜찮을지요
  > tells-more | 저는 아이가 하나 있습니다
  > tells-more | 여자친구는 초혼이고요
  their-parents-dislike-me | 그쪽 집에서는 당연히 반대합니다
  > am-i-bad-for-it | 제 욕심인가 싶습니다
  child-meets-my-new-one | 아이와는 잘 지낼 수 있을까요
  > takes-it-in | 서두르지 말라는 말씀이군요
  > day-for-talk | 언제쯤 다시 말해볼까요

  taken-for-granted | 남친이 저 만날 때 옷에 신경을 하나도 안 써요
  > tells-bad-sign | 처음엔 꾸미고 나왔거든요?
  easy-or-cooled | 편해진 건지 식은 건지
  only-i-try | 저는 매번 화장하고 나가는데 혼자 노력하는 느낌
  > how-would-they-take-it | 말하면 외모 지적 같을까요
  > tells-good-sign | 다른 건 잘해줘요
  > may-i-do-so | 그럼 그냥 같이 쇼핑 가자고 할까요
  > will-do-so | ㅋㅋ좋네요 그걸로

  tells-more | 4년 됐고 같이 산 지 2년입니다
  spouse-no-talk | 요즘은 대화가 거의 없습니다
  partner-cooled | 식은 걸까요
  marriage-without-touch | 관계도 안 한 지 오래됐습니다
  is-partner-cheating | 애인이 밖에서 누굴 만나는 건 아닐까요
  afraid-to-ask | 묻기가 겁납니다
  couple-lasts | 둘이 같이 사는 운은 계속 있나요?

  who-pays | 더치페이 때문에 싸웠어요
  who-pays | 칼같이 반반 하자는 남친 어떻게 생각하세요
  > tells-bad-sign | 심지어 제 생일날도요
  > feels-hurt | 돈이 아까운 건지 제가 아까운 건지
  is-it-their-nature | 원래 돈에 민감한 사주인가요?
  couple-purse | 결혼하면 생활비로 피곤할까요
  > cannot-do-so | 저도 속물 같아 보일까 봐 말을 못 하겠어요
  > who-pays | 뭐라고 하면 될까요

  shall-part | 이 연애 끝내야 하나요

  never-posts-me | 여자친구가 sns에 저를 안 올려요
  > never-posts-me | 숨기는 걸까요
  > tells-bad-sign | 프사도 혼자 찍은 거예요
  > tells-good-sign | 친구들은 제 존재를 알긴 해요
  never-posts-me | 올려달라고 하면 찌질하죠?
  > is-partner-cheating | 혹시 다른 남자 보라고 그러는 건가
  is-it-their-nature | 얘 성향이 원래 그래요?
  > will-do-so | 음 그럼 한번 물어만 볼게요

  married-life-ahead | 결혼하면 잘 살까요 저희
  exam-student-partner | 남친이 시험 준비 중이에요 공무원 3년째
  will-partner-get-work | 언제 붙을까요?
  exam-student-partner | 제가 뒷바라지하는 느낌이라 지쳐요
  leaves-after-success | 붙고 나서 변하는 사람 많다던데
  > leaves-after-success | 저 버리고 갈 사주는 아니죠?
  > if-it-goes-on | 내년에도 안 되면 어떡해요
  > may-i-do-so | 남친한테 언제까지 할 건지 물어봐도 될까요

  campus-couple | 씨씨인데 헤어지면 망하죠ㅋㅋㅋ
  couple-lasts | 오래 갈 수 있어요?
  need-own-space | 매일 붙어 있으니까 싸울 일도 많아요
  need-own-space | 좀 떨어져 있고 싶은데 말하면 서운해할 듯
  need-own-space | 남친은 24시간 같이 있고 싶대요
  pace-differs | 이거 속도 차이예요 온도 차이예요
  > need-own-space | 나쁘게 안 들리게 말하는 법 알려주세요
  > may-i-do-so | 다음 학기에는 시간표 다르게 짜도 되겠죠

  open-a-talk | 여자친구랑 대화가 잘 안 됩니다
  solutions-not-sympathy | 저는 해결책을 말하는데 공감이 없다고 화를 냅니다
  > solutions-not-sympathy | 제가 로봇 같답니다
  > solutions-not-sympathy | 어떻게 해야 합니까
  > solutions-not-sympathy | 그냥 들어주기만 하라는 거죠?
  > if-it-goes-on | 그러면 또 성의 없다고 합니다
  > takes-it-in | 하하 어렵네요
  gunghap-bad | 궁합 자체가 나쁜 건 아니죠?

  lie-found-out | 돌싱인 걸 저한테 숨겼어요
  > tells-bad-sign | 6개월 만나고 나서 말하더라고요
  lie-found-out | 이게 용서가 될 일인가요
  > tells-their-words | 말할 타이밍을 놓쳤대요
  partner-hides-something | 그거 말고 또 숨기는 거 있을까요?
  > defends-other | 사람은 좋아요 진짜
  tell-parents-they-were-wed | 부모님이 아시면 난리 나요
  can-i-trust-partner | 제가 이 사람을 믿어도 되는지 그것만 말해주세요

  partner-too-busy | 여친 회사 일이 바빠서 3주째 못 봤어요
  > partner-too-busy | 보자고 하면 다음 주에 보자고 해요
  > tells-good-sign | 전화는 매일 합니다
  > is-there-hope | 그럼 괜찮은 건가
  > how-would-they-take-it | 제가 회사 앞으로 잠깐 가는 건 어때요
  > may-i-do-so | 미리 말하고 가는 게 낫죠?

  on-off-couple | 얘랑 헤어졌다 만났다를 네 번 했어요
  on-off-couple | 끊어지지 않는 궁합인 거예요?
  on-off-couple | 왜 자꾸 다시 만나게 되죠
  same-fight-again | 만나면 한 달 좋고 또 싸워요
  part-again-after | 이번엔 다를까요
  on-off-couple | 끝내는 게 맞는 거 같은데 전화 오면 받게 돼요
  partner-thinks-marriage | 얘도 저랑 결혼할 생각은 없을 거예요

  step-child | 남친 아이가 저를 싫어해요
  > tells-more | 초등학교 4학년 여자애예요
  > tells-more | 같이 만난 건 세 번이에요
  > tells-their-words | 남친은 시간이 지나면 괜찮대요
  couple-lasts | 저랑 이 사람 끝까지 갈 수 있을까요
  step-child | 아이한테 어떻게 다가가면 돼요?
  > cannot-do-so | 솔직히 자신이 없어요
  > may-i-do-so | 이런 마음 남친한테 말해도 될까요

  quit-for-partner | 여친이 담배 안 끊으면 헤어지재요
  > tells-own-part | 몰래 피우다 세 번 걸림
  > tells-own-part | 의지가 없는 건 인정합니다
  > quit-for-partner | 그래도 이거 때문에 헤어지는 건 좀 아니지 않나요?
  > takes-it-in | 여친 입장에선 거짓말이 문제라고요...
  > apology-words | 뭐라고 빌어야 돼요
  make-up-soon | 이번 주 안에 풀 수 있을까요

  never-says-love | 여친이 사랑한다는 말을 안 해요
  > never-says-love | 제가 하면 나도 라고만 해요
  > never-says-love | 진심이 아니라서 못 하는 걸까요?
  jealous-of-their-past | 전남친한테는 했을까
  > jealous-of-their-past | 이런 생각 하는 저도 싫어요
  > how-long-then | 언제쯤 들을 수 있을까요
  > how-would-they-take-it | 재촉하면 더 안 하겠죠
  > tells-good-sign | 행동은 다정해요 그건 맞아요

  same-fight-again | 여자친구와 자주 다투는 이유가 궁금합니다
  my-tone-hurts | 제가 하는 말을 자꾸 꼬아 듣습니다
  my-tone-hurts | 말투가 문제라고 하네요
  > tells-own-part | 경상도 사람이라 억세긴 합니다
  > my-tone-hurts | 고치려고 하는데 잘 안 됩니다
  afraid-they-leave | 그 사람이 떠날 마음도 있습니까
  my-decade-of-life | 앞으로 2~3년 운은 어떻습니까

  meet-their-friends | 남친 친구들이랑 여행 가는데 따라가도 될까요
  > tells-more | 커플 동반이에요
  > meet-their-friends | 낯가려서 걱정돼요
  > how-would-they-take-it | 안 간다고 하면 남친이 서운해할까요?
  > tells-own-part | 저번 모임 때 저 혼자 핸드폰만 봤거든요
  > feels-hurt | 남친이 좀 챙겨줬으면 했는데 안 챙기더라고요
  ask-for-change | 미리 부탁할까요
  > ask-for-change | 뭐라고 말하면 좋아요

  cold-feet | 여자친구랑 결혼이 맞는지 확신이 없습니다
  > defends-other | 나쁜 점은 없어요
  cold-feet | 그냥 확신이 없습니다
  > is-it-only-me | 원래 다들 이런가요
  another-match-for-me | 다른 인연이 또 있습니까 제 사주에
  > am-i-bad-for-it | 이렇게 묻는 것 자체가 아닌 건가요
  > tells-more | 여자친구는 올해 안에 답을 달라고 했어요
  > how-long-then | 언제까지 고민해도 되는 겁니까

  silent-treatment | 싸우고 3일째 연락이 없어요
  is-it-their-nature | 여친 고집 센 사주 맞죠?
  > who-apologises-first | 제가 먼저 하면 지는 거 같아서요
  waits-for-my-text | 여친도 제 연락 기다릴까요
  > who-apologises-first | 내일까지 안 오면 제가 해야 되나
  apology-words | 뭐라고 하면 자존심 안 상하고 풀 수 있어요
  just-texted-me | 헐 지금 전화 왔어요
  > will-do-so | 받고 올게요!!
`);
